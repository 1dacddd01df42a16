import { type Atom, atom } from 'jotai'
import { locationAtom, pathnameAtom } from './host'

const searchAtom = atom((get) => get(locationAtom).search)

/** The query of the current address. */
export const queryAtom = atom((get) => new URLSearchParams(get(searchAtom)))

/** A whole number of the query within its bounds, else the default. */
export function queryNumber(
  query: URLSearchParams,
  name: string,
  fallback: number,
  least = 1,
  most = 1_000_000,
): number {
  const text = query.get(name) ?? ''
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : fallback
}

/**
 * The query of a screen's own address. A screen that is being left stays until the next one is ready, and must
 * not read that one's query. So this doesn't change while the address belongs to another screen. A host with
 * its own addresses shows the screen at all of them.
 */
export function ownQueryAtom(paths: readonly string[]): Atom<URLSearchParams> {
  const lastAtom = atom(() => ({ isOwn: false, query: new URLSearchParams() }))
  return atom((get) => {
    const last = get(lastAtom)
    const isOwn = paths.includes(get(pathnameAtom))
    if (isOwn || !last.isOwn) {
      last.isOwn = isOwn
      last.query = get(queryAtom)
    }
    return last.query
  })
}
