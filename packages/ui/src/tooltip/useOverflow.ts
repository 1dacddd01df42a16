import { useCallback, useState } from 'react'

/** A ref, and whether the element it is given to is too small for `text`; measured again when either changes. */
export function useOverflow<T extends HTMLElement>(text: string, enabled: boolean) {
  const [overflows, setOverflows] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in the same room is looked at anew
  const ref = useCallback(
    (element: T | null) => {
      if (!enabled || !element) return
      // It looks for the first time once all is laid out: each of many texts by itself would lay the page out anew.
      const observer = new ResizeObserver(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        // A face may rise a little above its line: it is a whole line that is missing.
        setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight * 1.4)
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [enabled, text],
  )
  return [ref, enabled && overflows] as const
}
