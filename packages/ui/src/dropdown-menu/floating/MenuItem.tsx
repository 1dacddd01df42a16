import * as RadixMenu from '@radix-ui/react-menu'
import { Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { DropdownMenuItemProps } from '../DropdownMenuItem'
import styles from './FloatingMenu.module.css'

export function MenuItem({
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
