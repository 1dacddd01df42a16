import { borrowedStates, searchLength } from '@atrium/contracts/borrowing/contract'
import { atom } from 'jotai'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { productParameter } from '../shared/wire/productParameter'
import { borrowingApiAtom, type OwnBorrowing } from './api'

/** The id of the licence whose dialog is open; empty: none. */
export const openLicenceAtom = atom('')

export const ownBorrowingAtom = keyedRequestAtom(
  openLicenceAtom,
  ['borrowed', 'licences'],
  async (get, signal): Promise<OwnBorrowing | undefined> => {
    const licenceId = get(openLicenceAtom)
    if (licenceId === '') return undefined
    return get(borrowingApiAtom).getOwnBorrowing({ query: { licenceId } }, { signal })
  },
)

/** Borrowed licences of the members in scope, newest first. */
export const borrowedList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: {
      search: searchText('search', searchLength),
      product: searchText(productParameter, 64),
      status: oneOf('status', [...borrowedStates, 'all'], 'all'),
    },
  }),
  shows: ['borrowed', 'members'],
  ask(get, { search, status, product }) {
    const { listBorrowed } = get(borrowingApiAtom)
    const filter = {
      ...(search && { search }),
      ...(status !== 'all' && { status }),
      ...(product && { productId: product }),
    }
    return (pageIndex, pageSize, call) => listBorrowed({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

export const borrowingLimitsAtom = requestAtom(['borrowed', 'products'], (get, signal) =>
  get(borrowingApiAtom).listBorrowingLimits({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Borrowed licences, their limits, and devices of the person's own licences. */
    readonly borrowed: unknown
  }
}
