import { useLayoutEffect, useState } from 'react'

/** A ref, and the width in pixels of the element it is given to. Infinite until it has been measured. */
export function useRoom() {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)

  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return [setElement, room] as const
}
