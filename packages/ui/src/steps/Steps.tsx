import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Steps.module.css'

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The accessible name of the process. */
  label: string
  /** The name of each step, in a word or two. */
  steps: readonly string[]
  /** Index of the current step; equal to the number of steps if all are done. */
  current: number
}

/** Progress through a few steps, drawn as doorways: filled if done, dashed if ahead. */
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
