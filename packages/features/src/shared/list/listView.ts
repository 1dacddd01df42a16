import { withoutInvisible } from '@atrium/contracts/wire/contract'
import { queryNumber } from '../host/query'

/** A filter of a list, and how the address writes it. */
export interface ViewPart<T> {
  readonly name: string
  /** Accepts only values that the list offers; a missing parameter is ''. */
  read(text: string): T
  /** '' omits it. */
  write(value: T): string
  /** For a search: maximum number of code points. */
  readonly most?: number
}

/** A search text with a maximum number of code points. */
export const searchText = (name: string, most: number): ViewPart<string> => ({
  name,
  most,
  read: (text) => [...withoutInvisible(text).trim()].slice(0, most).join(''),
  write: (text) => withoutInvisible(text).trim(),
})

/** A day as `YYYY-MM-DD`; '' for none. */
export const day = (name: string): ViewPart<string> => ({
  name,
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''),
  write: (value) => value,
})

/** One of several values; undefined, or `initial`, if the address has none of them. */
export function oneOf<const T extends string | number>(
  name: string,
  options: readonly T[],
): ViewPart<T | undefined>
export function oneOf<const T extends string | number>(
  name: string,
  options: readonly T[],
  initial: T,
): ViewPart<T>
export function oneOf<const T extends string | number>(name: string, options: readonly T[], initial?: T) {
  return {
    name,
    read: (text: string) => options.find((option) => String(option) === text) ?? initial,
    write: (value: T | undefined) => (value === undefined || value === initial ? '' : String(value)),
  }
}

type Parts = Readonly<Record<string, ViewPart<unknown>>>
type ValuesOf<F extends Parts> = { readonly [K in keyof F]: F[K] extends ViewPart<infer T> ? T : never }

/** The view of a list. Kept in the address, so that reload, Back and a copied link restore it. */
export interface PageView {
  /** 1-based. */
  readonly pageIndex: number
  readonly pageSize: number
  /** Hidden columns, as in the address. */
  readonly hide: string
  /** The column it is sorted by, if sortable. */
  readonly orderBy?: string
  readonly isOrderDesc?: boolean
}

export interface OrderView<O extends string> {
  readonly orderBy: O
  readonly isOrderDesc: boolean
}

type View<F extends Parts, O extends string> = PageView &
  ValuesOf<F> &
  ([O] extends [never] ? unknown : OrderView<O>)

interface Given<F extends Parts, O extends string> {
  readonly pageSizes: readonly number[]
  /** Default: the first of them. */
  readonly pageSize?: number
  readonly filters: F
  /** Sortable columns; the first, descending, is the default. */
  readonly orders?: readonly O[]
  /** The default order is ascending. */
  readonly upwards?: boolean
  /** Names in the address of what every list has, if another list has the usual ones. */
  readonly names?: {
    readonly page: string
    readonly size: string
    readonly hide: string
    /** The index of the order, and its direction. Default: the usual names. */
    readonly order?: string
    readonly isOrderDesc?: string
  }
  /** The address includes page and size even if they are the defaults. */
  readonly namesPage?: boolean
  /** A search also resets the page size. */
  readonly searchResetsSize?: boolean
}

export interface ListView<V extends PageView> extends Pick<Given<Parts, string>, 'pageSizes' | 'upwards'> {
  readonly hideName: string
  readonly orders: readonly string[]
  read(query: URLSearchParams): V
  /** As address parameters. */
  asQuery(view: V): Readonly<Record<string, string | number | undefined>>
  /** After a change: another filter or order starts from the first page. */
  changed(view: V, change: Partial<V>): V
  /** The search of the view, with its key. */
  readonly search: { readonly key: keyof V & string; readonly most: number } | undefined
  /** Filtered by something besides the search. */
  readonly hasFilters: boolean
  isFiltered(view: V): boolean
  /** Without filters. */
  unfiltered(view: V): V
}

/** The view without the page. */
export type FilterOf<V extends PageView> = Omit<V, 'pageIndex' | 'pageSize' | 'hide'>

export type ViewOf<L> = L extends ListView<infer V> ? V : never

/** The mapping between a list's view and the address. */
export function listView<const F extends Parts, const O extends string = never>(
  given: Given<F, O>,
): ListView<View<F, O>> {
  type V = View<F, O>
  const { pageSizes, namesPage = false, upwards = false } = given
  const orders: readonly string[] = given.orders ?? []
  const firstSize = given.pageSize ?? pageSizes[0] ?? 10
  const names = {
    order: 'orderName',
    isOrderDesc: 'isOrderDesc',
    ...(given.names ?? { page: 'pageIndex', size: 'pageSize', hide: 'hide' }),
  }
  const filters = Object.entries<ViewPart<unknown>>(given.filters)
  const search = filters.find(([, part]) => part.most !== undefined)
  const readFilters = (query: URLSearchParams) =>
    Object.fromEntries(filters.map(([key, part]) => [key, part.read(query.get(part.name) ?? '')]))
  const without = readFilters(new URLSearchParams())

  return {
    pageSizes,
    orders,
    upwards,
    hideName: names.hide,
    hasFilters: filters.some((each) => each !== search),
    search: search && { key: search[0] as keyof V & string, most: search[1].most ?? 0 },

    read(query) {
      const size = queryNumber(query, names.size, firstSize)
      return {
        ...readFilters(query),
        ...(orders.length > 0 && {
          orderBy: orders[queryNumber(query, names.order, 0, 0)] ?? orders[0],
          isOrderDesc: upwards
            ? query.get(names.isOrderDesc) === 'true'
            : query.get(names.isOrderDesc) !== 'false',
        }),
        pageIndex: queryNumber(query, names.page, 1),
        pageSize: pageSizes.find((offered) => offered === size) ?? firstSize,
        hide: query.get(names.hide) ?? '',
      } as PageView as V
    },

    asQuery(view) {
      const { pageIndex, pageSize, hide, orderBy, isOrderDesc } = view
      const values: Readonly<Record<string, unknown>> = view
      return {
        [names.size]: namesPage || pageSize !== firstSize ? pageSize : undefined,
        [names.page]: namesPage || pageIndex !== 1 ? pageIndex : undefined,
        ...Object.fromEntries(filters.map(([key, part]) => [part.name, part.write(values[key])])),
        ...(orders.length > 0 && {
          [names.order]: orders.indexOf(orderBy ?? '') || undefined,
          [names.isOrderDesc]: isOrderDesc === !upwards ? undefined : String(isOrderDesc),
        }),
        [names.hide]: hide,
      }
    },

    changed(view, change) {
      const isSearch = search !== undefined && search[0] in change
      return {
        ...view,
        pageIndex: 1,
        ...(isSearch && given.searchResetsSize && { pageSize: firstSize }),
        ...change,
      }
    },

    isFiltered: (view) =>
      filters.some(([key]) => (view as Readonly<Record<string, unknown>>)[key] !== without[key]),

    unfiltered: (view) => ({ ...view, ...without, pageIndex: 1 }),
  }
}
