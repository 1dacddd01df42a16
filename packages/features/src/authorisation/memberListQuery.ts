import { queryNumber, withQuery } from '../shared/host/query'
import { memberSearchLength } from './contract'
import { encodeId } from './idInQuery'
import { authorisationRoutes } from './routes'

export const memberPageSizes = [10, 20, 30, 50, 100] as const

/** What the list by member shows. It stands in the address, so that it survives a visit to a member. */
export interface MemberListQuery {
  readonly pageIndex: number
  readonly pageSize: number
  readonly searchName: string
  readonly orderBy: 'addedAt' | 'hasGrantCount'
  readonly isOrderDesc: boolean
  /** Columns that are hidden, as the address says it. */
  readonly hide: string
}

/** What a search starts from again. */
export const firstPage = { pageIndex: 1, pageSize: 10 } as const

export function readMemberListQuery(query: URLSearchParams): MemberListQuery {
  const pageSize = queryNumber(query, 'pageSize', firstPage.pageSize)
  return {
    pageIndex: queryNumber(query, 'pageIndex', firstPage.pageIndex),
    pageSize: memberPageSizes.find((size) => size === pageSize) ?? firstPage.pageSize,
    searchName: [...(query.get('searchName') ?? '').trim()].slice(0, memberSearchLength).join(''),
    orderBy: query.get('orderName') === '1' ? 'hasGrantCount' : 'addedAt',
    isOrderDesc: query.get('isOrderDesc') !== 'false',
    hide: query.get('hide') ?? '',
  }
}

export const memberListPath = (list: MemberListQuery): string =>
  withQuery(authorisationRoutes.byMember, asMemberQuery(list))

export const manageMemberPath = (userId: string, list: MemberListQuery): string =>
  withQuery(authorisationRoutes.manageMember, { userId: encodeId(userId), ...asMemberQuery(list) })

/** The list as parts of an address. */
export const asMemberQuery = ({
  pageIndex,
  pageSize,
  searchName,
  orderBy,
  isOrderDesc,
  hide,
}: MemberListQuery) => ({
  pageSize,
  pageIndex,
  searchName,
  orderName: orderBy === 'hasGrantCount' ? 1 : undefined,
  isOrderDesc: isOrderDesc ? undefined : 'false',
  hide,
})
