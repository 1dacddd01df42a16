import type { ReactNode } from 'react'
import type { MenuNode } from './buildMenu'
import { MenuIcon } from './parts/MenuIcon'

/** A page that the menu leads to, as it is called there. */
export interface MenuPage {
  readonly name: string
  readonly url: string
  /** Its own icon, or its parent's. */
  readonly icon: ReactNode
  /** It is found once something is typed: without it too much would stand there. Default: false. */
  readonly isQuiet?: boolean
  /** Which space it belongs to, where that isn't the one in sight. */
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
