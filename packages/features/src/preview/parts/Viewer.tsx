import { type ReactNode, use } from 'react'
import { NotShown, type NotShownItem } from './NotShown'
import styles from './Viewer.module.css'
import { ViewerToolsContext } from './ViewerToolsContext'

interface ViewerFrameProps {
  /** The accessible name of the content. */
  readonly label: string
  /** Tools for the content. */
  readonly tools?: ReactNode
  /** Choices about the content, at the end of the tools. Default: none. */
  readonly settings?: ReactNode
  /** Notes about the content. */
  readonly notice?: ReactNode
  /** Content of the file that is omitted here. Default: none. */
  readonly notShown?: readonly NotShownItem[] | undefined
  /** It is loading. Default false. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** The frame of a viewer: tools above, and the content in the rest of the window. */
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
