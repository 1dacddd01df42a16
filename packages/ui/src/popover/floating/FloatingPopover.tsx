import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixPopover from '@radix-ui/react-popover'
import { clsx } from 'clsx'
import { type CSSProperties, useRef } from 'react'
import { useScrolls } from '../../dialog/floating/useScrolls'
import { before } from '../../overlay/before'
import { usePortalContainer } from '../../portal-container'
import type { PopoverContentProps } from '../PopoverContent'
import type { PopoverState } from '../PopoverContext'
import styles from './FloatingPopover.module.css'

interface FloatingPopoverProps extends PopoverContentProps {
  state: PopoverState
}

/** The floating box and all that makes it float. */
export function FloatingPopover({
  state: { open, setOpen, modal, contentId, trigger, anchor },
  label,
  width = 360,
  className,
  style,
  align = 'start',
  ref,
  onInteractOutside,
  onCloseAutoFocus,
  ...props
}: FloatingPopoverProps) {
  const [scrollRef, scrolls] = useScrolls()
  const composedRef = useComposedRefs(ref, scrollRef)
  const leftForPage = useRef(false)
  const sized: CSSProperties & Record<'--popover-width', string> = {
    '--popover-width': `${width}px`,
    ...style,
  }
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen} modal={modal}>
      <RadixPopover.Anchor virtualRef={anchor.current ? anchor : trigger} />
      <RadixPopover.Portal container={usePortalContainer()}>
        <RadixPopover.Content
          id={contentId}
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
          onInteractOutside={before(onInteractOutside, (event) => {
            // A press on the trigger closes it there, and would open it again if it were closed already.
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault()
            else if (!modal) leftForPage.current = true
          })}
          onCloseAutoFocus={before(onCloseAutoFocus, (event) => {
            event.preventDefault()
            if (!leftForPage.current) trigger.current?.focus()
            leftForPage.current = false
          })}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
