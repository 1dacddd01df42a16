import { hideOthers } from 'aria-hidden'
import { shadowOf } from './treeOf'

/**
 * A ref for modal content. Radix hides the page around the content from screen readers and returns a focus that leaves
 * it, but can't do either within a shadow root. This does nothing elsewhere.
 */
export function holdFocus(content: HTMLElement | null): (() => void) | undefined {
  const shadow = shadowOf(content)
  if (!content || !shadow) return undefined
  // Only its children and descendants are used, which a shadow root has too.
  const showOthers = hideOthers(content, shadow as unknown as HTMLElement)
  let last = content
  function keep(event: FocusEvent) {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    if (content?.contains(target)) last = target
    else if (target.closest(behind)) last.focus({ preventScroll: true })
  }
  shadow.addEventListener('focusin', keep as EventListener)
  document.addEventListener('focusin', keep)
  return () => {
    shadow.removeEventListener('focusin', keep as EventListener)
    document.removeEventListener('focusin', keep)
    showOthers()
  }
}

/** What is hidden behind a modal overlay, in the page too. */
const behind = '[data-aria-hidden]'
