import { useLayoutEffect, useState } from 'react'

/** A ref, and whether the element it is given to is too narrow for its text; measured again when it is resized. */
export function useOverflow<T extends HTMLElement>(enabled: boolean) {
  const [element, setElement] = useState<T | null>(null)
  const [overflows, setOverflows] = useState(false)

  useLayoutEffect(() => {
    if (!enabled || !element) return setOverflows(false)
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [enabled, element])

  return [setElement, overflows] as const
}
