import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useNarrowWindow } from '../narrow-window'
import { HeadingPlace } from '../page-header/HeadingPlace'
import styles from './AppShell.module.css'
import type { AppShellLabels } from './AppShellLabels'
import { CloseMenu } from './closeMenu'
import { MenuDrawer } from './MenuDrawer'
import { MenuOfTabs } from './menuOfTabs'

export interface AppShellProps extends ComponentProps<'div'> {
  labels: AppShellLabels
  /** The product's logo, above the menu; without a menu at the start of the header. */
  brand?: ReactNode
  /**
   * The side column: a `SideMenu`, `SideMenuSkeleton` or `SideMenuEmpty`, with its owner above. Without it,
   * there is no side column.
   */
  menu?: ReactNode
  /** A `TabBar` at the bottom of a narrow window; it then contains the menu's button. Default: none. */
  tabs?: ReactNode
  /**
   * Replaces the page's heading in the header of a narrow window, such as the owner of a home page. Screen
   * readers still get the heading. Default: the heading.
   */
  lead?: ReactNode
  /** The end of the header, such as a search and the user menu. */
  tools?: ReactNode
  /** The content of the footer, below the page. */
  footer?: ReactNode
  /** The page. Its `PageHeader` is shown by the header. */
  children: ReactNode
}

/**
 * The frame of an application: side menu, header, page and footer. The header is 56 px high and shows the
 * page's breadcrumb and heading. The page scrolls with the window, the menu by itself. Below 768 px, the menu
 * is a drawer, opened from the header or the tab bar.
 */
export function AppShell({
  labels,
  brand,
  menu,
  tabs,
  lead,
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
  const hasTabs = narrow && tabs !== undefined && tabs !== null
  const drawer = hasMenu && narrow && (
    <MenuDrawer place={hasTabs ? 'tabs' : 'header'} open={open} onOpenChange={setOpen} labels={labels}>
      {menu}
    </MenuDrawer>
  )

  return (
    <CloseMenu value={() => setOpen(false)}>
      <div
        {...props}
        className={clsx(styles.root, className)}
        data-slot="app-shell"
        data-layout={narrow ? 'narrow' : 'wide'}
        data-tabs={hasTabs || undefined}
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
            {!hasTabs && drawer}
            {!hasMenu && brand}
            {narrow && lead && <div className={styles.lead}>{lead}</div>}
            <div ref={setHeading} className={styles.heading} />
            {tools && <div className={styles.tools}>{tools}</div>}
          </header>
          <main id={contentId} className={styles.content} tabIndex={-1} data-slot="content">
            <HeadingPlace value={heading}>{children}</HeadingPlace>
          </main>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </div>
        {hasTabs && (
          <div className={styles.tabs} data-docked>
            <MenuOfTabs value={drawer}>{tabs}</MenuOfTabs>
          </div>
        )}
      </div>
    </CloseMenu>
  )
}

interface SkipLinkProps {
  /** The id of the element that gets the focus. */
  target: string
  className?: string
  children: ReactNode
}

/** Moves the focus to the page's content. It doesn't change the address, which belongs to the router. */
function SkipLink({ target, className, children }: SkipLinkProps) {
  return (
    <a
      className={className}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {children}
    </a>
  )
}
