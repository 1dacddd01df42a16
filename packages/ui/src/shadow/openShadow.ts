/** Shadow roots with our content, and how many roots of features are in each. */
const shadows = new Map<ShadowRoot, number>()

/** The innermost elements of presses: on the document, they seem to be on the shadow root's host. */
const pressed = new WeakMap<Event, EventTarget>()

/**
 * Prepares a shadow root for our content until the returned function is called. Radix asks the document which element
 * has the focus, and looks for it in menus and dialogs, but the document only knows the shadow root's host. So
 * `document.activeElement` is the element inside while one of these shadow roots has the focus.
 */
export function openShadow(shadow: ShadowRoot): () => void {
  const users = shadows.get(shadow) ?? 0
  shadows.set(shadow, users + 1)
  if (users === 0) shadow.addEventListener('pointerdown', rememberPress, true)
  if (!Object.hasOwn(document, 'activeElement'))
    Object.defineProperty(document, 'activeElement', { configurable: true, get: activeElement })
  return () => {
    const left = (shadows.get(shadow) ?? 1) - 1
    if (left > 0) shadows.set(shadow, left)
    else {
      shadows.delete(shadow)
      shadow.removeEventListener('pointerdown', rememberPress, true)
    }
    const { get } = Object.getOwnPropertyDescriptor(document, 'activeElement') ?? {}
    if (shadows.size === 0 && get === activeElement) Reflect.deleteProperty(document, 'activeElement')
  }
}

/** The element that was pressed, of a press outside that Radix reports. */
export const pressedOf = (outside: CustomEvent<{ originalEvent: Event }>): EventTarget | null =>
  pressed.get(outside.detail.originalEvent) ?? outside.target

function rememberPress(event: Event) {
  if (event.target) pressed.set(event, event.target)
}

function activeElement(this: Document): Element | null {
  for (const { activeElement } of shadows.keys()) if (activeElement) return activeElement
  return Reflect.get(Document.prototype, 'activeElement', this)
}
