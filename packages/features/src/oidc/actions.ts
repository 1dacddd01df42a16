import type { oidcContract } from '@atrium/contracts/oidc/contract'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { actionAtom } from '../shared/request/actionAtom'
import { oidcApiAtom } from './api'

export type Decision = OperationInput<typeof oidcContract.answerSignInRequest>['body']

interface Answering {
  readonly requestId: string
  readonly body: Decision
}

/** Answers an application's request: returns the address to go on to, or what is still to decide. */
export const answerAction = actionAtom({
  run: (get, _set, { requestId, body }: Answering) =>
    get(oidcApiAtom).answerSignInRequest({ params: { requestId }, body }),
  stale: [],
})

export const revokeAction = actionAtom({
  run: (get, _set, applicationId: string) =>
    get(oidcApiAtom).revokeAllowedApplication({ params: { applicationId } }),
  stale: ['allowedApplications', 'securityEvents'],
})
