import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './SideMenu.module.css'

/** Replaces a menu without items, and gives the reason and the next step. */
export function SideMenuEmpty({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div role="status" {...props} className={clsx(styles.empty, className)} data-slot="side-menu-empty" />
  )
}
