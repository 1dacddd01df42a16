import { Slot, Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner'
import '../styles/target.module.css'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * Primary for one action per view, secondary next to it, ghost in toolbars, danger for destructive actions.
   * Default secondary.
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** Colour of ghost and secondary: danger for actions that take something away. Default neutral. */
  tone?: 'neutral' | 'danger'
  /** Height: medium 34 px, small 28 px. Default medium. */
  size?: 'medium' | 'small'
  /** In progress: keeps width and focus, shows a spinner, and can't be pressed again. Default false. */
  busy?: boolean
  /** An icon before the text. */
  icon?: ReactNode
  /** Renders the single child element, such as a router's link, as this button. Default false. */
  asChild?: boolean
}

/** Starts an action. By default, it doesn't submit the form around it. */
export function Button({
  variant = 'secondary',
  tone = 'neutral',
  size = 'medium',
  busy = false,
  icon,
  asChild = false,
  type = 'button',
  disabled,
  className,
  children,
  onClick,
  onMouseDown,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy || disabled) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  /** Doesn't move the focus: a field's message on blur may move the button away from the pointer. */
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (type === 'submit') event.preventDefault()
    onMouseDown?.(event)
  }

  return (
    <Root
      {...rest}
      {...(asChild ? { 'aria-disabled': disabled || busy || undefined } : { type, disabled })}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      data-slot="button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-state={busy ? 'busy' : disabled ? 'disabled' : 'idle'}
      className={clsx(styles.button, className)}
      onMouseDown={press}
      onClick={click}
    >
      <Slottable child={children}>
        {(words) => (
          <>
            <span className={styles.content}>
              {icon}
              {words}
            </span>
            {busy && <Spinner size={size === 'small' ? 'small' : 'medium'} className={styles.spinner} />}
          </>
        )}
      </Slottable>
    </Root>
  )
}
