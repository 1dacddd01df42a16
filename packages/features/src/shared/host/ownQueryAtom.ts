import { type Atom, atom } from 'jotai'
import { pathnameAtom } from './host'
import { queryAtom } from './query'

/**
 * The query of a screen's own address. What is left stays on the page until the next one is there, and must not take
 * that one's query for its own: while the address is another screen's, this is as it was. A host whose addresses are
 * none of the screen's has the screen at all of them.
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
