import { Menu } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../icon-button'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import type { AppShellLabels } from './AppShellLabels'

// Only phones need it, and only once the menu is opened.
const drawerParts = onFirstUse(() => import('./MenuDrawerPanel'))

interface MenuDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: AppShellLabels
  children: ReactNode
}

/** The button in the header, and the menu that slides in over the page. */
export function MenuDrawer({ open, onOpenChange, labels, children }: MenuDrawerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const parts = useDeferred(drawerParts, open, () => onOpenChange(false))
  return (
    <>
      <IconButton
        ref={button}
        label={labels.openMenu}
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={(open && !parts) || undefined}
        onPointerEnter={drawerParts.preload}
        onFocus={drawerParts.preload}
        onClick={() => onOpenChange(true)}
      />
      {parts && (
        <parts.MenuDrawerPanel open={open} onOpenChange={onOpenChange} labels={labels} opener={button}>
          {children}
        </parts.MenuDrawerPanel>
      )}
    </>
  )
}
