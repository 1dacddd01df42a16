import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixPopover from '@radix-ui/react-popover'
import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import { useScrolls } from '../dialog/useScrolls'
import { usePortalContainer } from '../portal-container'
import styles from './Popover.module.css'

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
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
  ref,
  ...props
}: PopoverContentProps) {
  const [scrollRef, scrolls] = useScrolls()
  const composedRef = useComposedRefs(ref, scrollRef)
  const sized: CSSProperties & Record<'--popover-width', string> = {
    '--popover-width': `${width}px`,
    ...style,
  }
  return (
    <RadixPopover.Portal container={usePortalContainer()}>
      <RadixPopover.Content
        sideOffset={6}
        collisionPadding={12}
        tabIndex={scrolls ? 0 : undefined}
        {...props}
        ref={composedRef}
        align={align}
        aria-label={label}
        className={clsx(styles.content, className)}
        style={sized}
        data-slot="popover"
      />
    </RadixPopover.Portal>
  )
}
