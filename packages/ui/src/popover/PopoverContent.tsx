import * as RadixPopover from '@radix-ui/react-popover'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { usePortalContainer } from '../portal-container'
import styles from './Popover.module.css'

export interface PopoverContentProps extends RadixPopover.PopoverContentProps {
  /** The accessible name of the content, which is a dialog to assistive technology. */
  label: string
  /** The greatest width in pixels. Default: 360. */
  width?: number
}

/** The floating box: below the trigger, or where there is room. */
export function PopoverContent({
  label,
  width = 360,
  className,
  style,
  align = 'start',
  ...props
}: PopoverContentProps) {
  const sized: CSSProperties & Record<'--popover-width', string> = {
    '--popover-width': `${width}px`,
    ...style,
  }
  return (
    <RadixPopover.Portal container={usePortalContainer()}>
      <RadixPopover.Content
        sideOffset={6}
        collisionPadding={12}
        {...props}
        align={align}
        aria-label={label}
        className={clsx(styles.content, className)}
        style={sized}
        data-slot="popover"
      />
    </RadixPopover.Portal>
  )
}
