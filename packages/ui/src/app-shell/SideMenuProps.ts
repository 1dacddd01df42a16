import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { SideMenuLinkProps } from './SideMenuLinkProps'

export interface SideMenuItem {
  /** Unique in the menu. */
  id: string
  label: string
  /** A 16 px icon, for items of the first level. */
  icon?: ReactNode
  /**
   * The end of the line, such as a count. Screen readers read it after the label. An item with children shows
   * it while they are hidden.
   */
  badge?: ReactNode
  /** The target of the link. An item with children opens them instead. */
  href?: string
  children?: readonly SideMenuItem[]
  /** Renders as a heading: its children are below it at its own level, always visible. Default false. */
  isHeading?: boolean
}

export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation, such as "Main menu". */
  label: string
  items: readonly SideMenuItem[]
  /** The item of the current page. */
  currentId?: string
  /**
   * Controlled: the first-level item with visible children; null for none. Uncontrolled, it is the one that
   * the person opened, or the one with the current item after that changes.
   */
  openId?: string | null
  /** Called when another submenu opens, or when all are closed. */
  onOpenIdChange?: (id: string | null) => void
  /** Renders a link with a router, given the required props. Default: a plain `<a>`. */
  renderLink?: (props: SideMenuLinkProps, item: SideMenuItem) => ReactElement
  /** Called when the pointer or the focus reaches a link, to preload its page. */
  onPreload?: (item: SideMenuItem) => void
}
