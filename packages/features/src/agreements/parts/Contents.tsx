import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useTexts } from '../../shared/host/useHost'
import type { Agreement } from '../api'
import { agreementMessages } from '../messages'
import styles from './Contents.module.css'
import { sectionId } from './sectionId'

/** The headings of a text: beside it while one reads, on a phone above it, for whoever opens them. */
export function Contents({ sections }: { readonly sections: Agreement['sections'] }) {
  const texts = useTexts(agreementMessages)
  const isNarrow = useNarrowWindow()
  const list = (
    <ol className={styles.list}>
      {sections.map(({ heading }, at) => (
        <li key={heading}>
          <a href={`#${sectionId(at)}`} className={styles.link}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={texts.contents} className={styles.contents}>
      {isNarrow ? (
        <details className={styles.folded}>
          <summary className={styles.summary}>{texts.contents}</summary>
          {list}
        </details>
      ) : (
        <>
          <p className={styles.name}>{texts.contents}</p>
          {list}
        </>
      )}
    </nav>
  )
}
