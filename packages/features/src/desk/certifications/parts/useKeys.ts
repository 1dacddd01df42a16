import { useEffect, useEffectEvent } from 'react'

type Keys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Runs what a key does, wherever the focus is on the page, except where it would be typed or means something else.
 * Letters work in either case.
 */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.repeat)
    if (!isPlain || event.defaultPrevented || isTaken(event)) return
    const act = keys[event.key] ?? keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const control = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: control.signal })
    return () => control.abort()
  }, [])
}

/** Whether the focused element takes the key: it is typed into, or floats above the page. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.composedPath().some((node) => node instanceof HTMLElement && takes(node))

function takes(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return !pressed.includes(element.type)
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element.isContentEditable ||
    takers.includes(element.role ?? '')
  )
}

/** Inputs that aren't typed into. */
const pressed = ['checkbox', 'radio', 'button', 'submit']
const takers = ['combobox', 'listbox', 'menu', 'dialog', 'alertdialog']
