import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { SideMenuLinkProps } from './SideMenuLinkProps'

export interface SideMenuItem {
  /** Identifies the item among all of them. */
  id: string
  label: string
  /** A 16 px icon, for items of the first level. */
  icon?: ReactNode
  /**
   * What stands at the end of the line, such as a count of what waits there. Read aloud after the label. An
   * item with children shows it while they are hidden.
   */
  badge?: ReactNode
  /** Where it leads. An item with children opens them instead. */
  href?: string
  children?: readonly SideMenuItem[]
  /** It is a heading: its children stand below it as items of its own level, always in sight. Default false. */
  isHeading?: boolean
}

export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation, such as "Main menu". */
  label: string
  items: readonly SideMenuItem[]
  /** The item that stands for the page on screen. */
  currentId?: string
  /**
   * The item of the first level whose children are shown, when the caller holds that state; null for none.
   * Otherwise it is the one the person opened, or the one that holds the current item when that changes.
   */
  openId?: string | null
  /** Called when another one is opened, or none. */
  onOpenIdChange?: (id: string | null) => void
  /** Renders a link from the props it must carry, for a router. Default: a plain `<a>`. */
  renderLink?: (props: SideMenuLinkProps, item: SideMenuItem) => ReactElement
  /** Called when a link is likely to be followed: the pointer or the focus reached it. */
  onPreload?: (item: SideMenuItem) => void
}
