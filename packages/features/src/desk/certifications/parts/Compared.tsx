import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { differences, isSame } from '../differences'
import { certificationsMessages } from '../messages'
import styles from './Compared.module.css'

interface ComparedProps {
  readonly term: string
  readonly value: string
  /** What the registry says; undefined: it says nothing about this. */
  readonly registry?: string | undefined
  /** What was certified before; undefined: it was never certified, or this isn’t compared. */
  readonly certified?: string | undefined
  /** A code: figures of equal width. Default: no. */
  readonly isCode?: boolean
  /** After the value. */
  readonly action?: ReactNode
}

/** A stated fact, with what the registry says and what was certified before, where these differ. */
export function Compared({ term, value, registry, certified, isCode = false, action }: ComparedProps) {
  const texts = useTexts(certificationsMessages)
  const differs = registry !== undefined && !isSame(value, registry)
  const isChanged = certified !== undefined && !isSame(value, certified)
  return (
    <div className={styles.fact} data-code={isCode || undefined}>
      <dt>{term}</dt>
      <dd className={styles.values}>
        <span className={styles.value}>
          <span className={styles.words}>
            {value === '' ? (
              '–'
            ) : (
              <Marked text={value} other={differs ? registry : undefined} tone="differs" />
            )}
          </span>
          {action}
          {registry !== undefined && (
            <span className={styles.verdict} data-tone={differs ? 'danger' : 'success'}>
              {differs ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
              {differs ? texts.differsFromRegistry : texts.sameAsRegistry}
            </span>
          )}
        </span>
        {differs && (
          <span className={styles.other}>
            <span className={styles.source}>{texts.inRegistry}</span>
            <span className={styles.words}>
              <Marked text={registry} other={value} tone="differs" />
            </span>
          </span>
        )}
        {isChanged && (
          <span className={styles.other}>
            <span className={styles.source}>{texts.certifiedBefore}</span>
            <span className={styles.words}>
              {certified === '' ? '–' : <Marked text={certified} other={value} tone="changed" />}
            </span>
          </span>
        )}
      </dd>
    </div>
  )
}

interface MarkedProps {
  readonly text: string
  /** Undefined: nothing is marked. */
  readonly other: string | undefined
  readonly tone: 'differs' | 'changed'
}

function Marked({ text, other, tone }: MarkedProps) {
  if (other === undefined) return text
  let at = 0
  return differences(text, other).map(({ words, differs }) => {
    const key = at
    at += words.length
    return differs ? (
      <mark key={key} className={styles.mark} data-tone={tone}>
        {words}
      </mark>
    ) : (
      <span key={key}>{words}</span>
    )
  })
}
