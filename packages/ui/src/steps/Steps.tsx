import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Steps.module.css'

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What the way is called. */
  label: string
  /** What each step is called, in a word or two. */
  steps: readonly string[]
  /** Index of the one that one stands in; as many as there are: all are done. */
  current: number
}

/** How far one has come on a short way: a doorway for each step, those behind one filled, those ahead dashed. */
export function Steps({ label, steps, current, className, ...rest }: StepsProps) {
  return (
    <ol aria-label={label} {...rest} data-slot="steps" className={clsx(styles.steps, className)}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={styles.step}
          data-state={at < current ? 'done' : at > current ? 'ahead' : 'current'}
          aria-current={at === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
