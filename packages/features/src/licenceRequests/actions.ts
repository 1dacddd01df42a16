import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import { type LicenceRequest, licenceRequestsApiAtom } from './api'

interface Asked {
  readonly productId: string
  readonly reason: string
}

export const requestAction = actionAtom({
  run: (get, _set, body: Asked) => get(licenceRequestsApiAtom).requestLicence({ body }),
  // It may have been approved at once.
  stale: ['licenceRequests', 'licences'],
})

export const withdrawAction = actionAtom({
  run: (get, _set, id: string) => get(licenceRequestsApiAtom).withdrawLicenceRequest({ body: { id } }),
  stale: ['licenceRequests'],
})

export const grantAction = undoableAtom({
  run: (get, _set, { id, status }: Pick<LicenceRequest, 'id' | 'status'>) =>
    get(licenceRequestsApiAtom).grantLicenceRequest({
      body: { id, status: status === 'approved' ? status : 'waiting' },
    }),
  undo: (get, _set, { id }) => get(licenceRequestsApiAtom).reopenLicenceRequest({ body: { id } }),
  stale: ['licenceRequests', 'licences', 'menus', 'history'],
})

interface Refused {
  readonly id: string
  readonly reason: string
}

export const refuseAction = actionAtom({
  run: (get, _set, body: Refused) => get(licenceRequestsApiAtom).refuseLicenceRequest({ body }),
  stale: ['licenceRequests', 'menus', 'history'],
})

interface AutoApproval {
  readonly productId: string
  readonly isAutomatic: boolean
}

export const autoApprovalAction = actionAtom({
  run: (get, _set, body: AutoApproval) => get(licenceRequestsApiAtom).setAutoApproval({ body }),
  stale: ['autoApprovals', 'history'],
})

interface Delegate {
  readonly delegateId: string
  readonly startsOn: string
  readonly endsOn: string
}

const delegated = ['requestDelegations', 'licenceRequests', 'menus', 'history'] as const

export const delegateAction = actionAtom({
  run: (get, _set, body: Delegate) => get(licenceRequestsApiAtom).setRequestDelegation({ body }),
  stale: delegated,
})

/** Given the person who is away; undefined: the caller. */
export const endDelegationAction = actionAtom({
  run: (get, _set, userId: string | undefined) =>
    get(licenceRequestsApiAtom).endRequestDelegation({ body: userId === undefined ? {} : { userId } }),
  stale: delegated,
})
