import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './DropdownMenu.module.css'

export interface DropdownMenuItemProps extends Omit<RadixMenu.DropdownMenuItemProps, 'disabled'> {
  /** A 16 px icon before the text. */
  icon?: ReactNode
  /** `danger` for what destroys something. Default: `neutral`. */
  tone?: 'neutral' | 'danger'
  /** Why the action can't be done now. It is shown under the text, and the item stays reachable so that it is read. */
  disabledReason?: string
}

/** One action. With `asChild` the child, such as a link, becomes the item. */
export function DropdownMenuItem({
  icon,
  tone = 'neutral',
  disabledReason,
  className,
  children,
  onSelect,
  asChild,
  ...props
}: DropdownMenuItemProps) {
  const reasonId = useId()
  const disabled = disabledReason !== undefined

  return (
    <RadixMenu.Item
      {...props}
      asChild={asChild}
      className={clsx(styles.item, className)}
      data-slot="dropdown-menu-item"
      data-variant={tone}
      aria-disabled={disabled || undefined}
      aria-describedby={disabled ? reasonId : undefined}
      onSelect={disabled ? (event) => event.preventDefault() : onSelect}
    >
      <Slottable child={children}>
        {(words) => (
          <>
            {icon && (
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
            )}
            <span className={styles.words}>
              {words}
              {disabled && (
                <span id={reasonId} className={styles.reason} aria-hidden>
                  {disabledReason}
                </span>
              )}
            </span>
          </>
        )}
      </Slottable>
    </RadixMenu.Item>
  )
}
