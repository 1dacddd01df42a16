import { type RefObject, useEffect } from 'react'
import { findExcess } from './codePoints'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Limits an input to a number of code points. The native `maxlength` counts UTF-16 units and splits
 * characters. Nothing is cut while an input method composes, but afterwards.
 *
 * The listeners are attached to the element, so that they run before React's: a too long text never reaches
 * an `onChange`, and React's record of the value stays correct.
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
