import { atom } from 'jotai'
import { queryAtom } from '../host/query'

/** What drawers are about; the address names the thing by the same word: `?member=<id>`. */
export const drawerKinds = ['member', 'product', 'order'] as const

export type DrawerKind = (typeof drawerKinds)[number]

/** The drawers on the page, each with what fetches its code ahead of time. */
export const drawersAtom = atom<Readonly<Partial<Record<DrawerKind, () => void>>>>({})

/** What the address names, by the kind of thing; '' where it names none. */
export const drawnAtom = atom((get): Readonly<Record<DrawerKind, string>> => {
  const query = get(queryAtom)
  const named = (kind: DrawerKind) => /^[\w-]{1,64}$/.exec(query.get(kind) ?? '')?.[0] ?? ''
  return { member: named('member'), product: named('product'), order: named('order') }
})

/** The parts of the address that open the drawer about this, and close another. */
export const drawerQuery = (kind?: DrawerKind, id?: string) => ({
  ...Object.fromEntries(drawerKinds.map((each) => [each, undefined])),
  ...(kind && { [kind]: id }),
})
