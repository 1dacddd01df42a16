import * as RadixRadioGroup from '@radix-ui/react-radio-group'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFormFieldControl } from '../form-field'
import styles from './RadioGroup.module.css'

export interface RadioGroupProps
  extends Omit<ComponentProps<typeof RadixRadioGroup.Root>, 'required' | 'asChild'> {
  /** Below each other, or in a line that wraps. Default vertical. */
  orientation?: 'horizontal' | 'vertical'
  /**
   * `outlined`: each choice is a row with an outline, all of it a target; `segmented`: a few words each, side by side as
   * one control. Default plain.
   */
  look?: 'plain' | 'outlined' | 'segmented'
}

/** Chooses one of a few that are all in sight. Its children are `Radio`s; name it by a `FormField` or `aria-label`. */
export function RadioGroup({
  orientation = 'vertical',
  look = 'plain',
  className,
  ...rest
}: RadioGroupProps) {
  const control = useFormFieldControl(rest, 'group')
  return (
    <RadixRadioGroup.Root
      {...rest}
      {...control}
      data-slot="radio-group"
      data-layout={orientation}
      data-look={look}
      className={clsx(styles.group, className)}
    />
  )
}
