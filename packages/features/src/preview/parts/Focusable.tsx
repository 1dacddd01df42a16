import type { ComponentProps } from 'react'
import styles from './Focusable.module.css'

/** What is scrolled or moved by keys: it fills the place it has, and takes the focus. */
export function Focusable({ className, ...props }: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll and move it
  return <section {...props} className={`${styles.focusable} ${className ?? ''}`} tabIndex={0} />
}
