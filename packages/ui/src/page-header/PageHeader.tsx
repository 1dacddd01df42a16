import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, use } from 'react'
import { FramedHeading } from './FramedHeading'
import { HeadingPlace } from './HeadingPlace'
import styles from './PageHeader.module.css'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Heading of the page. */
  title: ReactNode
  /** The places above the page: a `Breadcrumb`. Default: none. */
  breadcrumb?: ReactNode
  /** A link with an arrow to the nearest of them, for the header of a phone. Default: none. */
  back?: ReactNode
  /** That link is there at every width. Default false. */
  returns?: boolean
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

/**
 * The top of a page: where one is, what it is called, what can be done with all of it. Inside an `AppShell` the
 * shell's own header shows all of that but the buttons.
 */
export function PageHeader({
  title,
  breadcrumb,
  back,
  returns = false,
  status,
  grows = false,
  className,
  children,
  ...props
}: PageHeaderProps) {
  const place = use(HeadingPlace)
  const actions = children && <div className={styles.actions}>{children}</div>
  if (place !== undefined) {
    return (
      <>
        <FramedHeading
          place={place}
          title={title}
          breadcrumb={breadcrumb}
          back={back}
          returns={returns}
          status={status}
        />
        {actions && (
          <section {...props} className={clsx(styles.root, className)} data-slot="page-header">
            {actions}
          </section>
        )}
      </>
    )
  }
  return (
    <header {...props} className={clsx(styles.root, className)} data-slot="page-header">
      {breadcrumb}
      <div className={styles.row} data-grows={grows || undefined}>
        <div className={styles.heading}>
          {returns && back}
          <h1 className={styles.title}>{title}</h1>
          {status}
        </div>
        {actions}
      </div>
    </header>
  )
}
