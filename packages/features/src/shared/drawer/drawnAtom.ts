import { queryAtom } from '../host/query'
import { steadyAtom } from '../request/steadyAtom'
import type { DrawerKind } from './drawers'

/** The id in the address, by kind; '' if there is none. */
export const drawnAtom = steadyAtom((get): Readonly<Record<DrawerKind, string>> => {
  const query = get(queryAtom)
  const named = (kind: DrawerKind) => /^[\w-]{1,64}$/.exec(query.get(kind) ?? '')?.[0] ?? ''
  return { member: named('member'), product: named('product'), order: named('order') }
})
