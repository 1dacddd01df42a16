import { createContext } from 'react'

/** Kinds of drawers; also the parameter in the address: `?member=<id>`. */
export type DrawerKind = 'member' | 'product' | 'order'

/** Kinds that have a drawer on the page: lists link to those. */
export const DrawersContext = createContext<readonly DrawerKind[]>([])
