import type { ReactNode } from 'react'

/** The props that every link of the menu needs, however it is rendered. */
export interface SideMenuLinkProps {
  href: string
  className: string | undefined
  'aria-current': 'page' | undefined
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
  children: ReactNode
}
