import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { countCodePoints } from './codePoints'

/** How many code points stand in an input, whoever put them there: a person, React, or a form library. */
export function useTextLength(ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, watch: boolean) {
  const [length, setLength] = useState(0)

  useLayoutEffect(() => {
    if (watch) setLength(countCodePoints(ref.current?.value ?? ''))
  })

  useEffect(() => {
    const element = ref.current
    if (!element || !watch) return
    const read = () => setLength(countCodePoints(element.value))
    const readAfterReset = () => queueMicrotask(read)
    const form = element.form
    element.addEventListener('input', read)
    form?.addEventListener('reset', readAfterReset)
    return () => {
      element.removeEventListener('input', read)
      form?.removeEventListener('reset', readAfterReset)
    }
  }, [ref, watch])

  return length
}
