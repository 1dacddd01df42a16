import * as RadixSwitch from '@radix-ui/react-switch'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFormFieldControl } from '../form-field'
import { Spinner } from '../spinner'
import choice from '../styles/choice.module.css'
import styles from './Switch.module.css'

export interface SwitchProps
  extends Omit<ComponentProps<typeof RadixSwitch.Root>, 'children' | 'required' | 'asChild'> {
  /** The text next to the switch, which can be clicked too. Without it, pass an `aria-label`. */
  children?: ReactNode
  /** The change is being saved: it can't be switched, but keeps the focus. Default false. */
  busy?: boolean
}

/**
 * Turns something on or off at once. `className` and `style` go to the outermost element, all other props to
 * the switch.
 */
export function Switch({ children, busy = false, className, style, onClick, ...rest }: SwitchProps) {
  const ownId = useId()
  const { 'aria-invalid': _, ...wired } = useFormFieldControl(rest)
  const id = wired.id ?? ownId
  const control = (
    <RadixSwitch.Root
      {...rest}
      {...wired}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      id={id}
      data-slot="switch"
      data-activity={busy ? 'busy' : 'idle'}
      className={clsx(styles.track, !children && className)}
      style={children ? undefined : style}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <RadixSwitch.Thumb className={styles.thumb}>
        {busy && <Spinner className={styles.spinner} />}
      </RadixSwitch.Thumb>
    </RadixSwitch.Root>
  )
  if (!children) return control
  return (
    <span
      className={clsx(choice.row, styles.row, className)}
      style={style}
      data-disabled={rest.disabled ? '' : undefined}
    >
      {control}
      <label htmlFor={id}>{children}</label>
    </span>
  )
}
