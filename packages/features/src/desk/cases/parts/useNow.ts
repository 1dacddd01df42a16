import { useEffect, useState } from 'react'

const pace = 30_000

/** The time, renewed every half minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), pace)
    return () => clearInterval(timer)
  }, [])
  return now
}
