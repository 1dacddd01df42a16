import { useEffect, useState } from 'react'

/** In milliseconds: what only rushes past is not asked for. */
const patience = 80

/** Which parts are in view, and which of them have been for long enough. */
export function usePartsInView(first: number, last: number) {
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set([0]))
  useEffect(() => {
    const timer = setTimeout(() => {
      const parts = range(first, last)
      setAsked((known) => (parts.every((part) => known.has(part)) ? known : new Set([...known, ...parts])))
    }, patience)
    return () => clearTimeout(timer)
  }, [first, last])
  return range(first, last).map((index) => ({ index, isAsked: asked.has(index) }))
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n)
