import * as RadixRadioGroup from '@radix-ui/react-radio-group'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFormFieldControl } from '../form-field'
import styles from './RadioGroup.module.css'

export interface RadioGroupProps
  extends Omit<ComponentProps<typeof RadixRadioGroup.Root>, 'required' | 'asChild'> {
  /** In a column, or in a line that wraps. Default vertical. */
  orientation?: 'horizontal' | 'vertical'
  /**
   * `outlined`: each choice is an outlined row that can be pressed anywhere; `segmented`: short choices side
   * by side as one control. Default plain.
   */
  look?: 'plain' | 'outlined' | 'segmented'
}

/**
 * Chooses one of a few visible choices. Its children are `Radio`s; name it with a `FormField` or
 * `aria-label`.
 */
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
