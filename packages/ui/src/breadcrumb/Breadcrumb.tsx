import { Slot } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Breadcrumb.module.css'

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** The accessible name of the navigation, such as "Breadcrumb". */
  label: string
}

/** The position of the page in the product, from the outermost place to the page itself. */
export function Breadcrumb({ label, className, children, ...props }: BreadcrumbProps) {
  return (
    <nav {...props} aria-label={label} className={clsx(styles.root, className)} data-slot="breadcrumb">
      <ol className={styles.list}>{children}</ol>
    </nav>
  )
}

export interface BreadcrumbItemProps extends ComponentProps<'a'> {
  /** The current page: plain text, marked as current. Default: false. */
  current?: boolean
  /** The child is the link, such as a router's. Default: false. */
  asChild?: boolean
}

/** One place: a link with `href` or `asChild`, otherwise plain text. Props go to that element. */
export function BreadcrumbItem({
  current = false,
  asChild = false,
  className,
  ...props
}: BreadcrumbItemProps) {
  const linked = !current && (asChild || props.href !== undefined)
  const Part = asChild ? Slot : linked ? 'a' : 'span'
  return (
    <li className={styles.item} data-state={current ? 'current' : undefined}>
      <Part
        {...props}
        data-slot="breadcrumb-item"
        className={clsx(linked ? styles.link : styles.text, className)}
        aria-current={current ? 'page' : undefined}
      />
      <ChevronRight className={styles.chevron} aria-hidden />
    </li>
  )
}
