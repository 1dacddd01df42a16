import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Contents.module.css'
import { sectionId } from './sectionId'

interface ContentsProps {
  /** Label, such as "Contents". */
  readonly label: string
  /** Headings of the sections, in order; their ids come from `sectionId`. */
  readonly headings: readonly string[]
  /** The text. */
  readonly children: ReactNode
}

/** A long text with its table of contents: beside it, on a phone collapsed above it. */
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
