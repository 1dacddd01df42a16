import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../icon-button'
import { usePortalContainer } from '../portal-container'
import { holdFocus } from '../shadow/holdFocus'
import type { AppShellLabels } from './AppShellLabels'
import styles from './MenuDrawer.module.css'

interface MenuDrawerPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: AppShellLabels
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

export function MenuDrawerPanel({ open, onOpenChange, labels, opener, children }: MenuDrawerPanelProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={usePortalContainer()}>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          ref={holdFocus}
          className={styles.drawer}
          data-slot="menu-drawer"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
        >
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
