import { type RefObject, useEffect, useState } from 'react'

type Fields<N extends string> = Readonly<Record<N, RefObject<HTMLElement | null>>>

/** Moves the focus to a field after the next render, which may be the one that shows it. */
export function useFieldFocus<N extends string>(fields: Fields<N>): (name: N) => void {
  const [wanted, setWanted] = useState<{ readonly field: Fields<N>[N] }>()
  useEffect(() => wanted?.field.current?.focus(), [wanted])
  return (name) => setWanted({ field: fields[name] })
}
