import { oidcOperations } from '@atrium/contracts/oidc/policy'
import { implement } from '../../ports/implement'
import { listAllowedApplications, revokeAllowedApplication } from './allowedApplications'
import { checkLicence } from './checkLicence'
import { answerSignInRequest, getSignInRequest } from './signInRequests'

export const oidcRoutes = implement(oidcOperations, {
  getSignInRequest: { unmanaged: getSignInRequest },
  answerSignInRequest: { unmanaged: answerSignInRequest },
  checkLicence: { unmanaged: checkLicence },
  listAllowedApplications,
  revokeAllowedApplication,
})
