import type { ReactNode } from 'react'
import styles from './Viewer.module.css'

interface ViewerFrameProps {
  /** What is shown, for those who don't see it. */
  readonly label: string
  /** What can be done with it. */
  readonly tools?: ReactNode
  /** What is told about it. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** Around what is shown: what one can do with it above, and as much of the window as is left. */
export function Viewer({ label, tools, notice, children }: ViewerFrameProps) {
  return (
    <section className={styles.viewer} aria-label={label}>
      {tools && <div className={styles.tools}>{tools}</div>}
      {notice && <p className={styles.notice}>{notice}</p>}
      <div className={styles.stage}>{children}</div>
    </section>
  )
}
