import { queryNumber } from '../shared/host/query'
import { type ChangeCategory, changeCategories, historySearchLength } from './contract'

export const historyPageSizes = [10, 20, 30, 50, 100] as const

/** What the list shows. It stands in the address, so that it can be shared. */
export interface HistoryQuery {
  /** What it is about; undefined: the whole company. */
  readonly subject: { readonly kind: 'member' | 'department' | 'product'; readonly id: string } | undefined
  readonly category: ChangeCategory | undefined
  readonly searchName: string
  /** Days as `YYYY-MM-DD`, both included; '' for no limit. */
  readonly from: string
  readonly to: string
  readonly pageIndex: number
  readonly pageSize: number
}

const kinds = ['member', 'department', 'product'] as const

export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const pageSize = queryNumber(query, 'pageSize', 20)
  const kind = kinds.find((name) => name === query.get('kind'))
  const id = query.get('id') ?? ''
  return {
    subject: kind && /^[\w-]{1,64}$/.test(id) ? { kind, id } : undefined,
    category: changeCategories.find((name) => name === query.get('category')),
    searchName: [...(query.get('searchName') ?? '').trim()].slice(0, historySearchLength).join(''),
    from: day(query.get('from')),
    to: day(query.get('to')),
    pageIndex: queryNumber(query, 'pageIndex', 1),
    pageSize: historyPageSizes.find((size) => size === pageSize) ?? 20,
  }
}

/** The list as parts of an address. */
export const asHistoryQuery = ({ subject, pageIndex, pageSize, ...filter }: HistoryQuery) => ({
  ...subject,
  ...filter,
  pageIndex: pageIndex === 1 ? undefined : pageIndex,
  pageSize: pageSize === 20 ? undefined : pageSize,
})

export const isFiltered = ({ category, searchName, from, to }: HistoryQuery): boolean =>
  category !== undefined || [searchName, from, to].some((text) => text !== '')

const day = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
