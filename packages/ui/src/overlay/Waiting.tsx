import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal-container'
import { Spinner } from '../spinner'
import styles from './Overlay.module.css'

/** Stands in for a dialog whose code is slow to come. It covers nothing: the page can be used meanwhile. */
export function Waiting() {
  const container = usePortalContainer()
  // A server sends nothing that floats.
  if (typeof document === 'undefined') return null
  return createPortal(
    <div className={styles.waiting} data-slot="overlay-waiting">
      <Spinner size="large" />
    </div>,
    container ?? document.body,
  )
}
