import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { countCodePoints } from './codePoints'

/**
 * How many code points stand in an input, whoever put them there: a person, React, or a form library.
 *
 * What is controlled renders with each change. It must not be rendered before its owner's `onChange` has run, as a
 * listener of the element's own would make it: React would put the earlier text back.
 */
export function useTextLength(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  watch: boolean,
  controlled: boolean,
) {
  const [length, setLength] = useState(0)

  useLayoutEffect(() => {
    if (watch) setLength(countCodePoints(ref.current?.value ?? ''))
  })

  useEffect(() => {
    const element = ref.current
    if (!element || !watch || controlled) return
    const read = () => setLength(countCodePoints(element.value))
    const readAfterReset = () => queueMicrotask(read)
    const form = element.form
    element.addEventListener('input', read)
    form?.addEventListener('reset', readAfterReset)
    return () => {
      element.removeEventListener('input', read)
      form?.removeEventListener('reset', readAfterReset)
    }
  }, [ref, watch, controlled])

  return length
}
