import { Notice } from '@atrium/ui/notice'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { TestResult } from '../api'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'

interface TestFactsProps {
  readonly result: TestResult
  /** Whether the connection is on already. */
  readonly isOn: boolean
}

/** What the identity provider stated, and what must be corrected. */
export function TestFacts({ result, isOn }: TestFactsProps) {
  const { problems, at, displayName, mail, subject, departmentName, groupNames, claims } = result
  const texts = useTexts(connectionsMessages)
  const format = useFormat()
  const facts = [
    [texts.person, displayName || texts.notStated],
    [texts.mail, mail || texts.notStated],
    [texts.subject, subject],
    [texts.wouldJoin, departmentName ?? texts.nobodyJoins],
    ...(groupNames.length > 0 ? [[texts.wouldBeIn, format.list(groupNames)]] : []),
  ] as const
  return (
    <div className={styles.section}>
      {problems.length > 0 ? (
        <Notice tone="danger" title={texts.testProblems}>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{texts[problem]}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="success">{isOn ? texts.testPassedOn : texts.testPassed}</Notice>
      )}
      <p className={styles.hint}>{texts.testedAt(format.timestamp(at))}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {claims.length > 0 && (
        <section className={styles.block} aria-label={texts.claims}>
          <h3 className={styles.subtitle}>{texts.claims}</h3>
          <dl className={styles.facts}>
            {claims.map(({ name, values }) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{format.list(values)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
