import { useEffect, useRef } from 'react'

/** Calls `onChange` after a render with another value than the one before; not after the first. */
export function useChange(value: string, onChange: () => void): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    onChange()
  })
}
