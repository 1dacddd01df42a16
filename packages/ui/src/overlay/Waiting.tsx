import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal-container'
import { Spinner } from '../spinner'
import styles from './Overlay.module.css'

/** Shown while the code or the content of a dialog loads slowly. It covers nothing, so the page stays usable. */
export function Waiting({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const container = usePortalContainer()
  // Overlays are not rendered on a server.
  if (typeof document === 'undefined') return null
  return createPortal(
    <div {...props} className={clsx(styles.waiting, className)} data-slot="waiting">
      <Spinner size="large" />
    </div>,
    container ?? document.body,
  )
}
