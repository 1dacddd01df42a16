import { queryAtom } from '../host/query'
import { steadyAtom } from '../request/steadyAtom'
import type { DrawerKind } from './drawers'

/** What the address names, by the kind of thing; '' where it names none. */
export const drawnAtom = steadyAtom((get): Readonly<Record<DrawerKind, string>> => {
  const query = get(queryAtom)
  const named = (kind: DrawerKind) => /^[\w-]{1,64}$/.exec(query.get(kind) ?? '')?.[0] ?? ''
  return { member: named('member'), product: named('product'), order: named('order') }
})
