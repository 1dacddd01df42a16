import { CircleAlert } from 'lucide-react'
import styles from './DialogAlert.module.css'

/** Why something in a dialog did not work. Empty it is still there, so that its text is read aloud when it comes. */
export function DialogAlert({ children }: { readonly children: string | undefined }) {
  return (
    <div role="alert" className={styles.region}>
      {children && (
        <p className={styles.alert}>
          <CircleAlert aria-hidden className={styles.icon} />
          {children}
        </p>
      )}
    </div>
  )
}
