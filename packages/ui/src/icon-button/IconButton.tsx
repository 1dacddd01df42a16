import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner'
import '../styles/target.module.css'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, as its accessible name, and to read on hover; a Tooltip around it tells more, and takes `title=""`. */
  label: string
  /** The icon. */
  icon: ReactNode
  /** Weight: ghost within rows and toolbars, secondary where it stands alone, danger to destroy. Default ghost. */
  variant?: 'ghost' | 'secondary' | 'danger'
  /** Edge: medium 34 px, small 28 px, tiny 24 px (the least that a finger hits). Default medium. */
  size?: 'medium' | 'small' | 'tiny'
  /** Under way: shows a spinner, keeps the focus, and can't be pressed again. Default false. */
  busy?: boolean
}

/** A button that shows an icon and is called by its label. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  busy = false,
  type = 'button',
  disabled,
  title = label,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  return (
    <button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      disabled={disabled}
      aria-label={label}
      title={title}
      data-slot="icon-button"
      data-variant={variant}
      data-size={size}
      data-activity={busy ? 'busy' : 'idle'}
      className={clsx(styles.button, className)}
      onClick={click}
    >
      {busy ? <Spinner size="small" /> : icon}
    </button>
  )
}
