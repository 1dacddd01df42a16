import { createContext } from 'react'
import { queryAtom } from '../host/query'
import { steadyAtom } from '../request/steadyAtom'

/** Kinds of drawers; also the parameter in the address: `?member=<id>`. */
export type DrawerKind = 'member' | 'product' | 'order'

/** Kinds that have a drawer on the page: lists link to those. */
export const DrawersContext = createContext<readonly DrawerKind[]>([])

/** The id in the address, by kind; '' if there is none. */
export const drawnAtom = steadyAtom((get): Readonly<Record<DrawerKind, string>> => {
  const query = get(queryAtom)
  const named = (kind: DrawerKind) => /^[\w-]{1,64}$/.exec(query.get(kind) ?? '')?.[0] ?? ''
  return { member: named('member'), product: named('product'), order: named('order') }
})
