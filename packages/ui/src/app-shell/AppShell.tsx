import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useNarrowWindow } from '../narrow-window'
import { HeadingPlace } from '../page-header/HeadingPlace'
import styles from './AppShell.module.css'
import type { AppShellLabels } from './AppShellLabels'
import { CloseMenu } from './closeMenu'
import { MenuDrawer } from './MenuDrawer'
import { SkipLink } from './SkipLink'

export interface AppShellProps extends ComponentProps<'div'> {
  labels: AppShellLabels
  /** The mark of the product, above the menu; without a menu at the start of the header. */
  brand?: ReactNode
  /**
   * The side column: a `SideMenu`, `SideMenuSkeleton` or `SideMenuEmpty`, and whose it is above that. Without one
   * there is no side column.
   */
  menu?: ReactNode
  /** The end of the header, such as a search and the person's menu. */
  tools?: ReactNode
  /** The content of the footer, under the page. */
  footer?: ReactNode
  /** The page. Its `PageHeader` is shown by the header. */
  children: ReactNode
}

/**
 * The frame of an application: side menu, header, page and footer. The header, 56 px, is the breadcrumb and the
 * heading of the page at once. The page scrolls with the window, the menu by itself. Under 768 px the menu moves
 * into a drawer behind a button in the header.
 */
export function AppShell({
  labels,
  brand,
  menu,
  tools,
  footer,
  className,
  children,
  ...props
}: AppShellProps) {
  const narrow = useNarrowWindow()
  const [open, setOpen] = useState(false)
  const [heading, setHeading] = useState<HTMLElement | null>(null)
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
        {hasMenu && !narrow && (
          <div className={styles.side}>
            {brand && <div className={styles.brand}>{brand}</div>}
            <div className={styles.menu}>{menu}</div>
          </div>
        )}
        <div className={styles.page}>
          <header className={styles.header}>
            {hasMenu && narrow && (
              <MenuDrawer open={open} onOpenChange={setOpen} labels={labels}>
                {menu}
              </MenuDrawer>
            )}
            {!hasMenu && brand}
            <div ref={setHeading} className={styles.heading} />
            {tools && <div className={styles.tools}>{tools}</div>}
          </header>
          <main id={contentId} className={styles.content} tabIndex={-1} data-slot="content">
            <HeadingPlace value={heading}>{children}</HeadingPlace>
          </main>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </div>
      </div>
    </CloseMenu>
  )
}
