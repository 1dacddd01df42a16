import { SettingsSection } from '@atrium/ui/settings-section'
import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from '../Dissolution.module.css'

interface TextSectionProps extends ComponentProps<typeof TextList> {
  readonly title: string
}

/** A part of the notice: what ends, what stays, or what to do first. */
export function TextSection({ title, ...list }: TextSectionProps) {
  return (
    <SettingsSection title={title}>
      <TextList {...list} />
    </SettingsSection>
  )
}

interface TextListProps {
  /** One item per line. */
  readonly text: string
  /** What ends, what stays, or, by default, a plain list. */
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

/** The items of a text, one per line. */
export const lines = (text: string): string[] => text.split('\n')
