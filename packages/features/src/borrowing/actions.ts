import { actionAtom } from '../shared/request/actionAtom'
import { borrowingApiAtom } from './api'

interface Borrowing {
  readonly licenceId: string
  readonly machineId: string
  readonly days: number
}

/** Resolves to the licence file. */
export const borrowAction = actionAtom({
  run: (get, _set, body: Borrowing) => get(borrowingApiAtom).borrowLicence({ body }),
  stale: ['borrowed', 'licences', 'history'],
})

/** Resolves to the licence file of a borrowed licence. */
export const getFileAction = actionAtom({
  run: (get, _set, id: string) => get(borrowingApiAtom).getLicenceFile({ query: { id } }),
  stale: [],
  staleOnFailure: ['borrowed'],
})

export const returnOwnAction = actionAtom({
  run: (get, _set, id: string) => get(borrowingApiAtom).returnOwnLicence({ body: { id } }),
  stale: ['borrowed', 'licences', 'history'],
})

export const reportLostAction = actionAtom({
  run: (get, _set, id: string) => get(borrowingApiAtom).reportOwnDeviceLost({ body: { id } }),
  stale: ['borrowed', 'history'],
})

interface Swap {
  readonly licenceId: string
  readonly machineId: string
}

export const swapDeviceAction = actionAtom({
  run: (get, _set, body: Swap) => get(borrowingApiAtom).swapDevice({ body }),
  stale: ['borrowed', 'licences', 'history'],
})

export const markReturnedAction = actionAtom({
  run: (get, _set, id: string) => get(borrowingApiAtom).markBorrowedReturned({ body: { id } }),
  stale: ['borrowed', 'products', 'history'],
})

interface Lost {
  readonly id: string
  readonly isLost: boolean
}

export const markLostAction = actionAtom({
  run: (get, _set, body: Lost) => get(borrowingApiAtom).markBorrowedLost({ body }),
  stale: ['borrowed', 'history'],
})

interface Limit {
  readonly productId: string
  readonly longestDays: number
  readonly swapsPerMonth: number
}

export const setLimitAction = actionAtom({
  run: (get, _set, body: Limit) => get(borrowingApiAtom).setBorrowingLimit({ body }),
  stale: ['borrowed', 'history'],
})
