import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { implement } from '../../ports/implement'
import { grantLicenceRequest, refuseLicenceRequest, reopenLicenceRequest } from './answerLicenceRequest'
import { listAutoApprovals, setAutoApproval } from './autoApprovals'
import { endRequestDelegation, listRequestDelegations, setRequestDelegation } from './delegations'
import { listLicenceRequests } from './listLicenceRequests'
import { listOwnLicences } from './listOwnLicences'
import { requestLicence, withdrawLicenceRequest } from './requestLicence'

export { countLicenceRequests } from './listLicenceRequests'
export { remindOfRequests } from './remindOfRequests'

export const licenceRequestRoutes = implement(licenceRequestsOperations, {
  listOwnLicences,
  requestLicence,
  withdrawLicenceRequest,
  listLicenceRequests,
  // Like every grant.
  grantLicenceRequest: { together: grantLicenceRequest },
  reopenLicenceRequest: { together: reopenLicenceRequest },
  refuseLicenceRequest,
  listAutoApprovals,
  setAutoApproval,
  listRequestDelegations,
  setRequestDelegation,
  endRequestDelegation,
})
