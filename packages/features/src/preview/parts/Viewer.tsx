import { type ReactNode, use } from 'react'
import { NotShown, type NotShownItem } from './NotShown'
import styles from './Viewer.module.css'
import { ViewerToolsContext } from './ViewerToolsContext'

interface ViewerFrameProps {
  /** What is shown, for those who don't see it. */
  readonly label: string
  /** What can be done with it. */
  readonly tools?: ReactNode
  /** What is chosen about it, at the end of the tools. Default: nothing. */
  readonly settings?: ReactNode
  /** What is told about it. */
  readonly notice?: ReactNode
  /** What the file contains and is left out here. Default: nothing. */
  readonly notShown?: readonly NotShownItem[] | undefined
  /** It is on its way. Default false. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** Around what is shown: what one can do with it above, and as much of the window as is left. */
export function Viewer({ label, tools, settings, notice, notShown, busy, children }: ViewerFrameProps) {
  const others = use(ViewerToolsContext)
  return (
    <section className={styles.viewer} aria-label={label} aria-busy={busy}>
      {(tools || settings || others) && (
        <div className={styles.tools}>
          {tools}
          {(settings || others) && (
            <span className={styles.others}>
              {settings}
              {others}
            </span>
          )}
        </div>
      )}
      {notice && <p className={styles.notice}>{notice}</p>}
      {notShown && <NotShown items={notShown} />}
      <div className={styles.stage}>{children}</div>
    </section>
  )
}
