import type { ReactNode } from 'react'
import type { MenuNode } from './buildMenu'
import { MenuIcon } from './parts/MenuIcon'

/** A page in the menu, with its name there. */
export interface MenuPage {
  readonly name: string
  readonly url: string
  /** Its own icon, or its parent's. */
  readonly icon: ReactNode
  /** Found only by typing, because the initial list would be too long. Default: false. */
  readonly isQuiet?: boolean
  /** The page's space, if it isn't the current one. */
  readonly place?: string
}

/** Every page of a menu, from the top down. */
export const pagesOf = (
  nodes: readonly MenuNode[],
  nameOf: (id: string, name: string) => string,
  above?: string,
): MenuPage[] =>
  nodes.flatMap(({ id, name, url, icon = above, children }) =>
    children.length > 0
      ? pagesOf(children, nameOf, icon)
      : { name: nameOf(id, name), url, icon: <MenuIcon name={icon} /> },
  )
