import * as RadixDialog from '@radix-ui/react-dialog'
import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { usePortalContainer } from '../portal-container'
import type { AppShellLabels } from './AppShell'
import styles from './MenuDrawer.module.css'

interface MenuDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: AppShellLabels
  children: ReactNode
}

/** The button in the header, and the menu that slides in over the page. */
export function MenuDrawer({ open, onOpenChange, labels, children }: MenuDrawerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Trigger asChild>
        <IconButton className={styles.open} label={labels.openMenu} icon={<Menu />} />
      </RadixDialog.Trigger>
      <RadixDialog.Portal container={usePortalContainer()}>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content className={styles.drawer} data-slot="menu-drawer" aria-describedby={undefined}>
          <div className={styles.head}>
            <RadixDialog.Title className={styles.title}>{labels.menu}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={labels.closeMenu} icon={<X />} />
            </RadixDialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
