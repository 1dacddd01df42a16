import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useNarrowWindow } from '../narrow-window'
import styles from './AppShell.module.css'
import type { AppShellLabels } from './AppShellLabels'
import { CloseMenu } from './closeMenu'
import { MenuDrawer } from './MenuDrawer'
import { SkipLink } from './SkipLink'

export interface AppShellProps extends ComponentProps<'div'> {
  labels: AppShellLabels
  /** The content of the 56 px header: brand at the start, whatever else after it. */
  header: ReactNode
  /** The side menu: a `SideMenu`, `SideMenuSkeleton` or `SideMenuEmpty`. Without one there is no side column. */
  menu?: ReactNode
  /** The content of the footer, under the page. */
  footer?: ReactNode
  /** The page. */
  children: ReactNode
}

/**
 * The frame of an application: header, side menu, page and footer. The page scrolls with the window, the menu
 * by itself. Under 768 px the menu moves into a drawer behind a button in the header.
 */
export function AppShell({ labels, header, menu, footer, className, children, ...props }: AppShellProps) {
  const narrow = useNarrowWindow()
  const [open, setOpen] = useState(false)
  const contentId = useId()
  if (open && !narrow) setOpen(false)

  const hasMenu = menu !== undefined && menu !== null

  return (
    <CloseMenu value={() => setOpen(false)}>
      <div
        {...props}
        className={clsx(styles.root, className)}
        data-slot="app-shell"
        data-layout={narrow ? 'narrow' : 'wide'}
      >
        <SkipLink className={styles.skip} target={contentId}>
          {labels.skipToContent}
        </SkipLink>
        <header className={styles.header}>
          {hasMenu && narrow && (
            <MenuDrawer open={open} onOpenChange={setOpen} labels={labels}>
              {menu}
            </MenuDrawer>
          )}
          {header}
        </header>
        <div className={styles.columns}>
          {hasMenu && !narrow && <div className={styles.side}>{menu}</div>}
          <div className={styles.page}>
            <main id={contentId} className={styles.content} tabIndex={-1} data-slot="content">
              {children}
            </main>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </div>
        </div>
      </div>
    </CloseMenu>
  )
}
