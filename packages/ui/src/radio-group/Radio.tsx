import * as RadixRadioGroup from '@radix-ui/react-radio-group'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import choice from '../styles/choice.module.css'
import styles from './RadioGroup.module.css'

export interface RadioProps
  extends Omit<ComponentProps<typeof RadixRadioGroup.Item>, 'children' | 'asChild'> {
  /** The group's value when this is chosen. */
  value: string
  /** The text next to the dot. */
  children: ReactNode
  /** A second line in a subtle colour. */
  description?: ReactNode
  /** Content at the end of the row, such as a price. */
  end?: ReactNode
}

/** One choice of a `RadioGroup`. `className` and `style` go to the row, all other props to the dot. */
export function Radio({ children, description, end, id, className, style, ...rest }: RadioProps) {
  const ownId = useId()
  const radioId = id ?? ownId
  const [descriptionId, endId] = [`${ownId}description`, `${ownId}end`]
  const described = [description && descriptionId, end && endId].filter(Boolean).join(' ')
  return (
    <span
      className={clsx(choice.row, styles.row, className)}
      style={style}
      data-disabled={rest.disabled ? '' : undefined}
    >
      <RadixRadioGroup.Item
        aria-describedby={described || undefined}
        {...rest}
        id={radioId}
        data-slot="radio"
        className={styles.dot}
      >
        <RadixRadioGroup.Indicator className={styles.indicator} />
      </RadixRadioGroup.Item>
      <span className={choice.words}>
        <label htmlFor={radioId}>{children}</label>
        {description && (
          <span id={descriptionId} className={choice.description}>
            {description}
          </span>
        )}
      </span>
      {end && (
        <span id={endId} className={styles.end}>
          {end}
        </span>
      )}
    </span>
  )
}
