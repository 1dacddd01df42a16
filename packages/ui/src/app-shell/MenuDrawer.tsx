import { Menu } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { IconButton } from '../icon-button'
import type { AppShellLabels } from './AppShell'

const load = () => import('./MenuDrawerPanel')
// Only phones need it, and only once the menu is opened.
const MenuDrawerPanel = lazy(load)

interface MenuDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: AppShellLabels
  children: ReactNode
}

/** The button in the header, and the menu that slides in over the page. */
export function MenuDrawer({ open, onOpenChange, labels, children }: MenuDrawerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return (
    <>
      <IconButton
        ref={button}
        label={labels.openMenu}
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => onOpenChange(true)}
      />
      {wanted && (
        <Suspense>
          <MenuDrawerPanel open={open} onOpenChange={onOpenChange} labels={labels} opener={button}>
            {children}
          </MenuDrawerPanel>
        </Suspense>
      )}
    </>
  )
}
