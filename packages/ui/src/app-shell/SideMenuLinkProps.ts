import type { ReactNode } from 'react'

/** What a link of the menu must carry, whoever renders it. */
export interface SideMenuLinkProps {
  href: string
  className: string | undefined
  'aria-current': 'page' | undefined
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
  children: ReactNode
}
