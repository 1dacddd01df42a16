import { type Atom, atom } from 'jotai'
import { pathnameAtom } from './host'
import { queryAtom } from './query'

/**
 * The query of a screen's own address. A screen that is being left stays until the next one is ready, and must not
 * read that one's query: while the address is another screen's, this doesn't change. A host with addresses of its own
 * has the screen at all of them.
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
