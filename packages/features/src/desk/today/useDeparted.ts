import { useEffect, useState } from 'react'
import type { WaitingCase } from '../cases/api'
import { useCaseEvents } from '../cases/useCaseEvents'
import { type Departed, keyOfCase } from './departed'

/** Long enough to read who decided it. */
const stays = 8000

/** The cases among the rows that were just decided, by whom. Each leaves after a few seconds. */
export function useDeparted(rows: readonly WaitingCase[]): readonly Departed[] {
  const [departed, setDeparted] = useState<readonly (Departed & { readonly until: number })[]>([])
  useCaseEvents((event) => {
    if (event.change !== 'settled') return
    const row = rows.find((one) => keyOfCase(one) === `${event.queue}/${event.caseId}`)
    if (row) setDeparted((now) => [...now, { row, by: event.by, until: Date.now() + stays }])
  })
  const next = departed[0]?.until
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(
      () => setDeparted((now) => now.filter(({ until }) => until > next)),
      Math.max(0, next - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [next])
  return departed
}
