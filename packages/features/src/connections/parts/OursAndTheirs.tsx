import { Notice } from '@atrium/ui/notice'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { CopyLines } from '../../shared/screen/CopyLines'
import layout from '../../shared/screen/Layout.module.css'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'

interface OursAndTheirsProps {
  /** Label and value. */
  readonly ours: readonly (readonly [string, string])[]
  /** Below our values. Default: nothing. */
  readonly more?: ReactNode
  /** Whether a change means that the connection must be tested again. */
  readonly isUsed: boolean
  /** The fields. */
  readonly children: ReactNode
}

/** First what to enter at the identity provider, then the fields for what it gives. */
export function OursAndTheirs({ ours, more, isUsed, children }: OursAndTheirsProps) {
  const texts = useTexts(connectionsMessages)
  return (
    <div className={layout.fields}>
      <section className={styles.block} aria-label={texts.ours}>
        <h3 className={styles.subtitle}>{texts.ours}</h3>
        <p className={styles.hint}>{texts.oursHint}</p>
        <CopyLines lines={ours.map(([label, value]) => ({ label, value, copyLabel: texts.copyOf(label) }))} />
        {more}
      </section>
      <h3 className={styles.subtitle}>{texts.theirs}</h3>
      {isUsed && <Notice>{texts.saveText}</Notice>}
      {children}
    </div>
  )
}
