import { SettingsSection } from '@atrium/ui/settings-section'
import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from '../Dissolution.module.css'

interface TextSectionProps extends ComponentProps<typeof TextList> {
  readonly title: string
}

/** A part of what is told before an end: what goes, what stays, or what to do first. */
export function TextSection({ title, ...list }: TextSectionProps) {
  return (
    <SettingsSection title={title}>
      <TextList {...list} />
    </SettingsSection>
  )
}

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

/** The items of a text that lists them, one in each line. */
export const lines = (text: string): string[] => text.split('\n')
