import { type RefObject, useEffect } from 'react'
import { findExcess } from './codePoints'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Holds an input to a number of code points, where the native `maxlength` counts UTF-16 units and cuts
 * characters in halves. While an input method composes nothing is cut; when it has ended, the rest is.
 *
 * The listeners are the element's own, so that they run before React's: what is too long never reaches
 * an `onChange`, and React's memory of the value stays right.
 */
export function useCodePointLimit(ref: RefObject<TextControl | null>, limit: number | undefined) {
  useEffect(() => {
    const element = ref.current
    if (!element || limit === undefined) return

    function cut(control: TextControl, max: number): boolean {
      const excess = findExcess(control.value, control.selectionEnd ?? control.value.length, max)
      if (!excess) return false
      control.setRangeText('', excess.start, excess.end, 'end')
      return true
    }
    const onInput = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return
      cut(element, limit)
    }
    const onCompositionEnd = () => {
      if (cut(element, limit)) element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    element.addEventListener('input', onInput)
    element.addEventListener('compositionend', onCompositionEnd)
    return () => {
      element.removeEventListener('input', onInput)
      element.removeEventListener('compositionend', onCompositionEnd)
    }
  }, [ref, limit])
}
