import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner'
import '../styles/target.module.css'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /**
   * Its action: the accessible name, and the text on hover. A Tooltip around it can say more; then pass
   * `title=""`.
   */
  label: string
  /** The icon. */
  icon: ReactNode
  /**
   * Ghost in rows and toolbars, secondary if it stands alone, danger for destructive actions. Default ghost.
   */
  variant?: 'ghost' | 'secondary' | 'danger'
  /** Edge: medium 34 px, small 28 px, tiny 24 px (the smallest touch target). Default medium. */
  size?: 'medium' | 'small' | 'tiny'
  /** In progress: shows a spinner, keeps the focus, and can't be pressed again. Default false. */
  busy?: boolean
}

/** A button with an icon, named by its label. */
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
