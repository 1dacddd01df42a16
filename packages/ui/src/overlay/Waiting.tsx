import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal-container'
import { Spinner } from '../spinner'
import styles from './Overlay.module.css'

/** Stands in for a dialog whose code is slow to come. It covers nothing: the page can be used meanwhile. */
export function Waiting({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const container = usePortalContainer()
  // A server sends nothing that floats.
  if (typeof document === 'undefined') return null
  return createPortal(
    <div {...props} className={clsx(styles.waiting, className)} data-slot="waiting">
      <Spinner size="large" />
    </div>,
    container ?? document.body,
  )
}
