import type { ReactNode } from 'react'
import type { Advice, Guidance } from '../../packages/ui/src/stories/Guidance'
import styles from './ComponentPage.module.css'

export interface GuidanceListProps {
  guidance: Guidance
  /** Puts a small example into the story's theme. */
  stage: (children: ReactNode) => ReactNode
}

/** Pairs of do and don't, side by side, each with its small example. */
export function GuidanceList({ guidance, stage }: GuidanceListProps) {
  return (
    <div className={styles.guidance}>
      {guidance.map((pair) => (
        <div key={pair.do.text} className={styles.pair}>
          <AdviceCard kind="do" advice={pair.do} stage={stage} />
          <AdviceCard kind="dont" advice={pair.dont} stage={stage} />
        </div>
      ))}
    </div>
  )
}

interface AdviceCardProps {
  kind: 'do' | 'dont'
  advice: Advice
  stage: GuidanceListProps['stage']
}

function AdviceCard({ kind, advice: { text, show: Show }, stage }: AdviceCardProps) {
  return (
    <section className={styles.advice} data-kind={kind}>
      {Show && stage(<Show />)}
      <div className={styles.words}>
        <strong>
          <span aria-hidden="true">{kind === 'do' ? '✓' : '✕'}</span>
          {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>
        <p>{withCode(text)}</p>
      </div>
    </section>
  )
}

/** Text in backticks is code. */
const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => {
    const isCode = index % 2 === 1
    return isCode ? <code key={part}>{part}</code> : part
  })
