import type { Mounted } from './readAccessibility'

const moves = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * The keys that a component may handle, in two orders: Enter and Escape may each end what an earlier key
 * began, such as editing or an open list.
 */
const orders = [
  [...moves, 'F2', 'Delete', 'Backspace', 'Tab', 'Enter', ' ', 'Escape'],
  [...moves, 'F2', 'Delete', 'Backspace', 'Tab', 'Escape', ' ', 'Enter'],
]

/** Enough for every kind of control in a component. */
const mostControls = 6

const focusable = 'button, input, select, textarea, a[href], [tabindex]'

/**
 * The keys that a component handles: pressing them in one of its controls prevents their default, moves the
 * focus or changes the component. What a browser does by itself, such as a click by Enter, doesn't count,
 * because it ignores keys that a script presses.
 */
export async function handledKeys(mount: () => Promise<Mounted>): Promise<string[]> {
  const handled: string[] = []
  for (const keys of orders) handled.push(...(await handledInOrder(keys, mount)))
  return [...new Set(handled)]
}

async function handledInOrder(keys: readonly string[], mount: () => Promise<Mounted>): Promise<string[]> {
  const handled = new Set<string>()
  let shown = await mount()
  const controls = () =>
    [shown.root, ...shown.root.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => element.matches(focusable) && !element.matches(':disabled'))
      .slice(0, mostControls)
  for (const index of controls().keys()) {
    for (const key of keys) {
      const control = controls()[index]
      if (!control || handled.has(key)) continue
      if (await isHandled(shown.root, control, key)) handled.add(key)
      if (shown.root.isConnected) continue
      shown.unmount()
      shown = await mount()
    }
  }
  shown.unmount()
  return [...handled]
}

async function isHandled(root: HTMLElement, control: HTMLElement, key: string): Promise<boolean> {
  control.focus()
  await settle()
  const changes = new MutationObserver(() => {})
  changes.observe(root, { attributes: true, childList: true, subtree: true })
  const focused = document.activeElement
  const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })
  control.dispatchEvent(event)
  await settle()
  const isChanged = changes.takeRecords().length > 0 || !root.isConnected
  changes.disconnect()
  return event.defaultPrevented || isChanged || document.activeElement !== focused
}

/** Until React has rendered what an event changed: it does so in a microtask. */
const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))
