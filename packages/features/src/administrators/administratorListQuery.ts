import { queryNumber } from '../shared/host/query'
import { searchLength } from './contract'

export const administratorPageSizes = [10, 20, 30] as const

/** What the list of administrators shows; it stands in the address. */
export interface AdministratorListQuery {
  readonly pageIndex: number
  readonly pageSize: number
  readonly search: string
}

export function administratorListQuery(query: URLSearchParams): AdministratorListQuery {
  const pageSize = queryNumber(query, 'pageSize', administratorPageSizes[0])
  return {
    pageIndex: queryNumber(query, 'pageIndex', 1),
    pageSize: administratorPageSizes.find((size) => size === pageSize) ?? administratorPageSizes[0],
    search: [...(query.get('search') ?? '').trim()].slice(0, searchLength).join(''),
  }
}

/** The list as parts of an address. */
export const asAdministratorQuery = ({ pageIndex, pageSize, search }: AdministratorListQuery) => ({
  pageIndex: pageIndex === 1 ? undefined : pageIndex,
  pageSize: pageSize === administratorPageSizes[0] ? undefined : pageSize,
  search,
})
