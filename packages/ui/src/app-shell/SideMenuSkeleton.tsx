import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '../skeleton'
import styles from './SideMenu.module.css'

export interface SideMenuSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** For screen readers, such as "Loading the menu". */
  label: string
  /** Number of lines. Default: 6. */
  lines?: number
}

/** Placeholder for a menu that is loading. */
export function SideMenuSkeleton({ label, lines = 6, className, ...props }: SideMenuSkeletonProps) {
  return (
    <div
      role="status"
      {...props}
      aria-label={label}
      className={clsx(styles.menu, className)}
      data-slot="side-menu-skeleton"
    >
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles.entry}>
          <Skeleton width={`${55 + ((line * 17) % 35)}%`} />
        </div>
      ))}
    </div>
  )
}
