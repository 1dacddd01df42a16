import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixPopover from '@radix-ui/react-popover'
import { clsx } from 'clsx'
import { type CSSProperties, useRef } from 'react'
import { useScrolls } from '../../dialog/floating/useScrolls'
import { useNarrowWindow } from '../../narrow-window'
import { before } from '../../overlay/before'
import { usePart } from '../../parts/PartsContext'
import { usePortalContainer } from '../../portal-container'
import { holdFocus } from '../../shadow/holdFocus'
import { pressedOf } from '../../shadow/openShadow'
import below from '../../styles/fromBelow.module.css'
import type { PopoverContentProps } from '../PopoverContent'
import type { PopoverState } from '../PopoverContext'
import styles from './FloatingPopover.module.css'
import { useGoingBack } from './useGoingBack'

interface FloatingPopoverProps extends PopoverContentProps {
  state: PopoverState
}

/** The floating box; a sheet on narrow screens. */
export function FloatingPopover({
  state: { open, setOpen, modal, contentId, trigger, anchor },
  label,
  width = 360,
  takesFocus,
  className,
  style,
  align = 'start',
  ref,
  onOpenAutoFocus,
  onInteractOutside,
  onCloseAutoFocus,
  ...props
}: FloatingPopoverProps) {
  const [scrollRef, scrolls] = useScrolls()
  const composedRef = useComposedRefs(ref, scrollRef, modal ? holdFocus : undefined)
  const leftForPage = useRef(false)
  const container = usePortalContainer()
  const isSheet = useNarrowWindow()
  useGoingBack(open, () => setOpen(false))
  const sized: CSSProperties & Record<'--popover-width', string> = {
    '--popover-width': `${width}px`,
    ...style,
  }
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen} modal={modal}>
      <RadixPopover.Anchor virtualRef={anchor.current ? anchor : trigger} />
      {isSheet && (
        <RadixPopover.Portal container={container}>
          <div aria-hidden className={below.scrim} />
        </RadixPopover.Portal>
      )}
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          id={contentId}
          sideOffset={6}
          collisionPadding={12}
          tabIndex={scrolls ? 0 : -1}
          {...props}
          ref={composedRef}
          align={align}
          aria-label={label}
          className={clsx(styles.content, usePart('popover'), className)}
          part="popover"
          style={sized}
          data-slot="popover"
          onOpenAutoFocus={before(onOpenAutoFocus, (event) => {
            // Focusing a field automatically would open a keyboard that covers the sheet.
            if (!(isSheet || takesFocus) || !(event.currentTarget instanceof HTMLElement)) return
            event.preventDefault()
            event.currentTarget.focus()
          })}
          onInteractOutside={before(onInteractOutside, (event) => {
            // A press on the trigger closes it there, and would open it again if it were already closed.
            const pressed = pressedOf(event)
            if (pressed instanceof Node && trigger.current?.contains(pressed)) event.preventDefault()
            else if (!modal && !isSheet) leftForPage.current = true
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
