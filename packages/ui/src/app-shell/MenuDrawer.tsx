import { Menu } from 'lucide-react'
import { type ReactNode, use, useRef } from 'react'
import { IconButton } from '../icon-button'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import type { AppShellLabels } from './AppShellLabels'
import { MenuIsCurrent } from './menuOfTabs'
import styles from './TabBar.module.css'

// Only phones need it, and only after the menu is opened.
const drawerParts = onFirstUse(() => import('./MenuDrawerPanel'))

interface MenuDrawerProps {
  /** The position of its button. */
  place: 'header' | 'tabs'
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: AppShellLabels
  children: ReactNode
}

/** The menu's button, and the menu that slides in over the page. */
export function MenuDrawer({ place, open, onOpenChange, labels, children }: MenuDrawerProps) {
  const isCurrent = use(MenuIsCurrent)
  const button = useRef<HTMLButtonElement>(null)
  const parts = useDeferred(drawerParts, open, () => onOpenChange(false))
  const props = {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-busy': (open && !parts) || undefined,
    onPointerEnter: drawerParts.preload,
    onFocus: drawerParts.preload,
    onClick: () => onOpenChange(true),
  } as const
  return (
    <>
      {place === 'header' ? (
        <IconButton {...props} label={labels.openMenu} icon={<Menu />} />
      ) : (
        <button
          {...props}
          type="button"
          className={styles.tab}
          aria-label={labels.openMenu}
          aria-current={isCurrent || undefined}
        >
          <span className={styles.icon}>
            <Menu aria-hidden />
          </span>
          <span className={styles.label}>{labels.menu}</span>
        </button>
      )}
      {parts && (
        <parts.MenuDrawerPanel open={open} onOpenChange={onOpenChange} labels={labels} opener={button}>
          {children}
        </parts.MenuDrawerPanel>
      )}
    </>
  )
}
