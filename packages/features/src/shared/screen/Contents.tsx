import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Contents.module.css'
import { sectionId } from './sectionId'

interface ContentsProps {
  /** What it is called, such as "Contents". */
  readonly label: string
  /** Of the sections, in order, each with the id that `sectionId` says. */
  readonly headings: readonly string[]
  /** The text. */
  readonly children: ReactNode
}

/** A text to read, and its headings: beside it, on a phone above it, for whoever opens them. */
export function Contents({ label, headings, children }: ContentsProps) {
  const isNarrow = useNarrowWindow()
  const list = (
    <ol className={styles.list}>
      {headings.map((heading, at) => (
        <li key={heading}>
          <a href={`#${sectionId(at)}`} className={styles.link}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={styles.page}>
      <nav aria-label={label} className={styles.contents}>
        {isNarrow ? (
          <details className={styles.folded}>
            <summary className={styles.summary}>
              {label}
              <ChevronDown aria-hidden className={styles.chevron} />
            </summary>
            {list}
          </details>
        ) : (
          <>
            <p className={styles.name}>{label}</p>
            {list}
          </>
        )}
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
