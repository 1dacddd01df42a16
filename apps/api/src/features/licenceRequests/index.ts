import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { implement } from '../../ports/implement'
import { grantLicenceRequest } from './grantLicenceRequest'
import { listLicenceRequests } from './listLicenceRequests'
import { listOwnLicences } from './listOwnLicences'
import { refuseLicenceRequest } from './refuseLicenceRequest'
import { reopenLicenceRequest } from './reopenLicenceRequest'
import { requestLicence } from './requestLicence'
import { withdrawLicenceRequest } from './withdrawLicenceRequest'

export { countLicenceRequests } from './countLicenceRequests'

export const licenceRequestRoutes = implement(licenceRequestsOperations, {
  listOwnLicences,
  requestLicence,
  withdrawLicenceRequest,
  listLicenceRequests,
  // As every grant.
  grantLicenceRequest: { together: grantLicenceRequest },
  reopenLicenceRequest: { together: reopenLicenceRequest },
  refuseLicenceRequest,
})
