import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixMenu from '@radix-ui/react-menu'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useNarrowWindow } from '../../narrow-window'
import { before } from '../../overlay/before'
import { usePart } from '../../parts/PartsContext'
import { useGoingBack } from '../../popover/floating/useGoingBack'
import { usePortalContainer } from '../../portal-container'
import { holdFocus } from '../../shadow/holdFocus'
import below from '../../styles/fromBelow.module.css'
import type { DropdownMenuContentProps } from '../DropdownMenuContent'
import type { DropdownMenuState } from '../DropdownMenuContext'
import styles from './FloatingMenu.module.css'

interface FloatingMenuProps extends DropdownMenuContentProps {
  state: DropdownMenuState
}

/** The floating list of actions; a sheet on narrow screens. */
export function FloatingMenu({
  state: { open, setOpen, modal, triggerId, contentId, trigger, entry },
  className,
  align = 'end',
  sheetTitle,
  ref,
  onEntryFocus,
  onInteractOutside,
  onCloseAutoFocus,
  children,
  ...props
}: FloatingMenuProps) {
  const composedRef = useComposedRefs(ref, modal ? holdFocus : undefined)
  const leftForPage = useRef(false)
  const container = usePortalContainer()
  const isSheet = useNarrowWindow()
  useGoingBack(open, () => setOpen(false))
  return (
    <RadixMenu.Root open={open} onOpenChange={setOpen} modal={modal}>
      <RadixMenu.Anchor virtualRef={trigger} />
      {isSheet && (
        <RadixMenu.Portal container={container}>
          <div aria-hidden className={below.scrim} />
        </RadixMenu.Portal>
      )}
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          id={contentId}
          aria-labelledby={triggerId}
          sideOffset={4}
          collisionPadding={8}
          {...props}
          ref={composedRef}
          align={align}
          className={clsx(styles.content, usePart('menu'), className)}
          part="menu"
          data-slot="dropdown-menu"
          onEntryFocus={before(onEntryFocus, (event) => {
            // Radix knows only keys that were pressed after it mounted, not the one that loaded it.
            if (entry.current && focusEntry(event.currentTarget, entry.current)) event.preventDefault()
            entry.current = undefined
          })}
          onInteractOutside={(event) => {
            onInteractOutside?.(event)
            if (!modal && !isSheet) leftForPage.current = true
          }}
          onCloseAutoFocus={before(onCloseAutoFocus, (event) => {
            event.preventDefault()
            if (!leftForPage.current) trigger.current?.focus()
            leftForPage.current = false
          })}
        >
          {isSheet && (sheetTitle || trigger.current?.ariaLabel) && (
            <div aria-hidden className={styles.title}>
              {sheetTitle ?? trigger.current?.ariaLabel}
            </div>
          )}
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}

function focusEntry(menu: EventTarget | null, which: 'first' | 'last'): boolean {
  if (!(menu instanceof HTMLElement)) return false
  const entries = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
  const entry = entries[which === 'first' ? 0 : entries.length - 1]
  entry?.focus({ preventScroll: which === 'first' })
  return entry !== undefined
}
