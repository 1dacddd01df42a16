import { useState } from 'react'

export type ReturnFocus = (event: Event) => void

/**
 * Remembers what held the focus when a dialog opened, and gives it back. Radix does so only for a dialog with
 * a trigger of its own, and most of ours are opened by an action elsewhere: a row, or an entry of a menu.
 */
export function useFocusReturn(
  open: boolean,
  focusAfter?: () => HTMLElement | null | undefined,
): ReturnFocus {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<HTMLElement | null>(null)

  // Read while rendering: an autofocused field takes the focus before the first effect runs.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpener(findOpener())
  }

  return (event) => {
    event.preventDefault()
    if (opener?.isConnected) opener.focus({ preventScroll: true })
    // A dialog around this one, closed together with it, may have given the focus back already.
    else if (document.activeElement === document.body) {
      const stand = focusAfter?.() ?? document.querySelector<HTMLElement>('main[tabindex]')
      stand?.focus({ preventScroll: true })
    }
  }
}

/** An entry of a menu is gone by the time the dialog closes: the button that opened the menu stands in for it. */
function findOpener() {
  const active = document.activeElement
  const menuLabel = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = menuLabel ? document.getElementById(menuLabel) : active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}
