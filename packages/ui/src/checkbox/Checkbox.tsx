import * as RadixCheckbox from '@radix-ui/react-checkbox'
import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFormFieldControl } from '../form-field'
import choice from '../styles/choice.module.css'
import styles from './Checkbox.module.css'

export interface CheckboxProps
  extends Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children' | 'required'> {
  /** The text next to the box, which can be clicked too. Without it, pass an `aria-label`. */
  children?: ReactNode
  /** A second line in a subtle colour. */
  description?: ReactNode
}

/**
 * Chooses one thing, or each of several. `checked` may be "indeterminate" if some of several are checked.
 * `className` and `style` go to the outermost element, all other props to the box.
 */
export function Checkbox({ children, description, className, style, ...rest }: CheckboxProps) {
  const ownId = useId()
  const descriptionId = `${ownId}description`
  const wired = useFormFieldControl(rest)
  const id = wired.id ?? ownId
  const describedBy = [wired['aria-describedby'], description && descriptionId].filter(Boolean).join(' ')

  const box = (
    <RadixCheckbox.Root
      {...rest}
      {...wired}
      id={id}
      aria-describedby={describedBy || undefined}
      data-slot="checkbox"
      className={clsx(styles.box, !children && className)}
      style={children ? undefined : style}
    >
      <RadixCheckbox.Indicator className={styles.indicator}>
        <Check aria-hidden="true" className={styles.check} />
        <Minus aria-hidden="true" className={styles.dash} />
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  )
  if (!children) return box
  return (
    <span
      className={clsx(choice.row, styles.row, className)}
      style={style}
      data-disabled={rest.disabled ? '' : undefined}
    >
      {box}
      <span className={choice.words}>
        <label htmlFor={id}>{children}</label>
        {description && (
          <span id={descriptionId} className={choice.description}>
            {description}
          </span>
        )}
      </span>
    </span>
  )
}
