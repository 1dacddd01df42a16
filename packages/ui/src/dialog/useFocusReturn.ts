import { useState } from 'react'
import { shadowOf } from '../shadow/treeOf'

export type ReturnFocus = (event: Event) => void

/**
 * Remembers the focused element when a dialog opens, and returns the focus to it. Radix does this only for
 * dialogs with their own trigger, and most of ours are opened by an action elsewhere: a row, or a menu entry.
 */
export function useFocusReturn(
  open: boolean,
  focusAfter?: () => HTMLElement | null | undefined,
): ReturnFocus {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<HTMLElement | null>(null)

  // Read while rendering, because an autofocused field takes the focus before the first effect runs.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpener(findOpener())
  }

  return (event) => {
    event.preventDefault()
    if (opener?.isConnected) opener.focus({ preventScroll: true })
    // A surrounding dialog that closed at the same time may have returned the focus already.
    else if (document.activeElement === document.body) {
      const stand = focusAfter?.() ?? document.querySelector<HTMLElement>('main[tabindex]')
      stand?.focus({ preventScroll: true })
    }
  }
}

/** A menu entry is gone when the dialog closes, so the menu's button replaces it. */
function findOpener() {
  const active = document.activeElement
  const menuLabel = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = menuLabel ? (shadowOf(active) ?? document).getElementById(menuLabel) : active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}
