import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { queryAtom, queryNumber, withQuery } from '../shared/host/query'
import { steadyAtom } from '../shared/request/steadyAtom'
import { memberSearchLength } from './contract'

export const grantedPageSizes = [10, 20, 30] as const

/** What the list of a product's users shows. */
interface GrantedView {
  readonly pageIndex: number
  readonly pageSize: number
  readonly searchCondition: string
}

/** Its own names: `pageIndex` and the like in the same address are those of the list to return to. */
const names = { search: 'users', page: 'usersPage', size: 'usersSize' } as const

/** Under this name the address keeps which columns are hidden. */
export const grantedHideName = 'usersHide'

const givenViewAtom = steadyAtom((get): GrantedView => {
  const query = get(queryAtom)
  const pageSize = queryNumber(query, names.size, grantedPageSizes[0])
  return {
    pageIndex: queryNumber(query, names.page, 1),
    pageSize: grantedPageSizes.find((size) => size === pageSize) ?? grantedPageSizes[0],
    searchCondition: [...(query.get(names.search) ?? '').trim()].slice(0, memberSearchLength).join(''),
  }
})

export const grantedViewAtom = atom(
  (get) => get(givenViewAtom),
  (get, _set, change: Partial<GrantedView>) => {
    const { location, navigate } = get(presentHostAtom)
    const { pageIndex, pageSize, searchCondition } = { ...get(givenViewAtom), ...change }
    const query = {
      ...Object.fromEntries(get(queryAtom)),
      [names.search]: searchCondition,
      [names.page]: pageIndex === 1 ? undefined : pageIndex,
      [names.size]: pageSize === grantedPageSizes[0] ? undefined : pageSize,
    }
    navigate(withQuery(location.pathname, query), { replace: true })
  },
)
