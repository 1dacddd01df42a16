import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, use } from 'react'
import { FramedHeading } from './FramedHeading'
import { HeadingPlace } from './HeadingPlace'
import styles from './PageHeader.module.css'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Heading of the page. */
  title: ReactNode
  /** The places above the page, as a `Breadcrumb`. Default: none. */
  breadcrumb?: ReactNode
  /** A back link to the nearest of them, for a phone's header. Default: none. */
  back?: ReactNode
  /** Shows the back link at every width. Default false. */
  returns?: boolean
  /** Content right after the title, such as a badge. Default: none. */
  status?: ReactNode
  /** Buttons at the end of the row; on narrow screens they wrap below the title. */
  children?: ReactNode
  /**
   * Title, status or buttons grow after loading: on narrow screens, the buttons are below the title from the
   * start, so that nothing moves. Default false.
   */
  grows?: boolean
}

/**
 * The top of a page: breadcrumb, title, and actions on the whole page. Inside an `AppShell`, the shell's
 * header shows all of it except the buttons.
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
