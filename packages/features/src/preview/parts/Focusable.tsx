import type { ComponentProps } from 'react'
import styles from './Focusable.module.css'

/** An area that is scrolled or moved by keys: it fills its container and can be focused. */
export function Focusable({ className, ...props }: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll and move it
  return <section {...props} className={`${styles.focusable} ${className ?? ''}`} tabIndex={0} />
}
