import { useSetAtom } from 'jotai'
import { makeStaleAtom } from '../../shared/request/stale'
import { useReturn } from '../../shared/request/useReturn'

/** Milliseconds away from the page after which what it shows may be out of date. */
const leastAge = 3000

/** Asks again when somebody comes back: another page may have decided meanwhile. */
export function useFreshApplications(): void {
  const makeStale = useSetAtom(makeStaleAtom)
  useReturn(leastAge, () => makeStale(['applications']))
}
