import { createContext } from 'react'

/** What drawers are about; the address names the thing by the same word: `?member=<id>`. */
export type DrawerKind = 'member' | 'product' | 'order'

/** Of what there are drawers on the page: lists lead to those. */
export const DrawersContext = createContext<readonly DrawerKind[]>([])
