import { Check, Minus } from 'lucide-react'
import styles from '../Dissolution.module.css'
import { lines } from './lines'

interface TextListProps {
  /** An item in each line. */
  readonly text: string
  /** What goes, what stays, or, by default, what is just told. */
  readonly kind?: 'goes' | 'stays'
}

export function TextList({ text, kind }: TextListProps) {
  const Mark = kind && marks[kind]
  return (
    <ul className={styles.list} data-kind={kind}>
      {lines(text).map((line) => (
        <li key={line}>
          {Mark && <Mark aria-hidden className={styles.mark} />}
          {line}
        </li>
      ))}
    </ul>
  )
}

const marks = { goes: Minus, stays: Check } as const
