import type { Mounted } from './mount'

const moves = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * The keys that a component may handle, in two orders: Enter and Escape may each end what an earlier key
 * began, such as editing or an open list.
 */
const orders = [
  [...moves, 'F2', 'Delete', 'Backspace', 'Tab', 'Enter', ' ', 'Escape'],
  [...moves, 'F2', 'Delete', 'Backspace', 'Tab', 'Escape', ' ', 'Enter'],
]

/** Enough for every kind of control. The last one is pressed too, because Tab may lead to the first. */
const firstControls = 3

const focusable = 'button, input, select, textarea, a[href], [tabindex]'

/**
 * The keys that a component handles: pressing them in one of its controls prevents their default, moves the
 * focus or changes the component. What the browser handles, such as Enter on a button, doesn't count,
 * because it ignores keys that a script presses.
 */
export async function handledKeys(mount: () => Promise<Mounted>): Promise<string[]> {
  const handled: string[] = []
  for (const keys of orders) {
    const found = await handledInOrder(keys, mount)
    if (!found) return []
    handled.push(...found)
  }
  return [...new Set(handled)]
}

/** Undefined if nothing in it takes the focus. */
async function handledInOrder(
  keys: readonly string[],
  mount: () => Promise<Mounted>,
): Promise<string[] | undefined> {
  const handled = new Set<string>()
  let shown = await mount()
  const controls = () =>
    [shown.root, ...shown.root.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => element.matches(focusable) && !element.matches(':disabled'))
      .filter((_, index, { length }) => index < firstControls || index === length - 1)
  const count = controls().length
  for (let index = 0; index < count; index++) {
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
  return count > 0 ? [...handled] : undefined
}

async function isHandled(root: HTMLElement, control: HTMLElement, key: string): Promise<boolean> {
  control.focus()
  await settle()
  const changes = new MutationObserver(() => {})
  changes.observe(root, { attributes: true, childList: true, subtree: true })
  const focused = document.activeElement
  const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })
  control.dispatchEvent(event)
  // React renders in a microtask what a key changed.
  await Promise.resolve().then(() => {})
  const isChanged = changes.takeRecords().length > 0 || !root.isConnected
  changes.disconnect()
  return event.defaultPrevented || isChanged || document.activeElement !== focused
}

/** Until React has rendered what the focus changed. Its scheduler uses the same kind of task. */
async function settle(): Promise<void> {
  for (let task = 0; task < 3; task++)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve(undefined)
      }
      port2.postMessage(null)
    })
}
