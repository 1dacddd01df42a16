import { withQuery } from '@atrium/contracts/paths'
import { type Atom, atom, type Getter, type WritableAtom } from 'jotai'
import { pathnameAtom, presentHostAtom } from '../host/host'
import { ownQueryAtom, queryAtom } from '../host/query'
import type { RequestAtom } from '../request/request'
import type { Resource } from '../request/stale'
import { keyedRequestAtom, steadyAtom } from '../request/steadyAtom'
import type { CallOptions } from '../wire/client'
import type { FilterOf, ListView, PageView } from './listView'
import type { Page } from './PagedTable'

/** Requests one page (1-based) of the rows that match the view, in its order. */
export type AskPage<P> = (pageIndex: number, pageSize: number, call?: CallOptions) => Promise<P>

/** A page with its offset: while the next one is loading, the address is ahead of it. */
export type Placed<P> = P & { readonly before: number }

/** A list that the service searches, sorts and paginates, driven by the address. */
export interface PagedList<P extends Page<unknown>, V extends PageView> {
  readonly view: ListView<V>
  /** Writing changes the address. */
  readonly viewAtom: WritableAtom<V, [Partial<V>], void>
  readonly askAtom: Atom<AskPage<P>>
  /** The current page; writing asks again. */
  readonly pageAtom: RequestAtom<Placed<P>>
}

interface Given<P extends Page<unknown>, V extends PageView> {
  readonly view: ListView<V>
  readonly shows: readonly Resource[]
  readonly ask: (get: Getter, filter: FilterOf<V>) => AskPage<P>
  /** The subject of the list: answers for another key are never shown. Default: always the same. */
  readonly keyAtom?: Atom<string>
  /** Its paths, if it reads an address whose parameters mean something else elsewhere. Default: any. */
  readonly paths?: readonly string[]
}

export function pagedList<P extends Page<unknown>, V extends PageView>({
  view,
  shows,
  ask,
  keyAtom = oneKey,
  paths,
}: Given<P, V>): PagedList<P, V> {
  const addressAtom = paths ? ownQueryAtom(paths) : queryAtom
  const givenViewAtom = steadyAtom((get) => view.read(get(addressAtom)))
  const filterAtom = steadyAtom((get): FilterOf<V> => {
    const { pageIndex, pageSize, hide, ...filter } = get(givenViewAtom)
    return filter
  })
  const placeAtom = steadyAtom((get) => {
    const { pageIndex, pageSize } = get(givenViewAtom)
    return { pageIndex, pageSize }
  })
  const askAtom = atom((get) => ask(get, get(filterAtom)))
  return {
    view,
    viewAtom: atom(
      (get) => get(givenViewAtom),
      (get, _set, change: Partial<V>) => {
        const { navigate } = get(presentHostAtom)
        const next = view.asQuery(view.changed(get(givenViewAtom), change))
        const query = { ...Object.fromEntries(get(queryAtom)), ...next }
        navigate(withQuery(get(pathnameAtom), query), { replace: true })
      },
    ),
    askAtom,
    pageAtom: keyedRequestAtom(keyAtom, shows, async (get, signal) => {
      const { pageIndex, pageSize } = get(placeAtom)
      const page = await get(askAtom)(pageIndex, pageSize, { signal })
      return { ...page, before: (pageIndex - 1) * pageSize }
    }),
  }
}

const oneKey = atom('')
