import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Heading of the page. */
  title: ReactNode
  /** Where the page is: a `Breadcrumb`. Default: none. */
  breadcrumb?: ReactNode
  /** What stands right after the title, such as a badge. Default: none. */
  status?: ReactNode
  /** Buttons at the end of the row; they wrap below the title where it is narrow. */
  children?: ReactNode
  /**
   * Title, status or buttons grow once more is known: where it is narrow the buttons stand below the title from the
   * start, so that nothing moves then. Default false.
   */
  grows?: boolean
}

/** The top of a page: where one is, what it is called, what can be done with all of it. */
export function PageHeader({
  title,
  breadcrumb,
  status,
  grows = false,
  className,
  children,
  ...props
}: PageHeaderProps) {
  return (
    <header {...props} className={clsx(styles.root, className)} data-slot="page-header">
      {breadcrumb}
      <div className={styles.row} data-grows={grows || undefined}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {status}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}
