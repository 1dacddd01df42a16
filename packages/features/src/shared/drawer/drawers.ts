import { atom } from 'jotai'
import { createContext } from 'react'
import { queryAtom } from '../host/query'

/** What drawers are about; the address names the thing by the same word: `?member=<id>`. */
export type DrawerKind = 'member' | 'product' | 'order'

/** Of what there are drawers on the page: lists lead to those. */
export const DrawersContext = createContext<readonly DrawerKind[]>([])

/** What the address names, by the kind of thing; '' where it names none. */
export const drawnAtom = atom((get): Readonly<Record<DrawerKind, string>> => {
  const query = get(queryAtom)
  const named = (kind: DrawerKind) => /^[\w-]{1,64}$/.exec(query.get(kind) ?? '')?.[0] ?? ''
  return { member: named('member'), product: named('product'), order: named('order') }
})

/** The parts of the address that open the drawer about this, and close another. */
export const drawerQuery = (kind?: DrawerKind, id?: string) => ({
  member: undefined,
  product: undefined,
  order: undefined,
  ...(kind && { [kind]: id }),
})
