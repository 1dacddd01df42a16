import { useSetAtom } from 'jotai'
import { makeStaleAtom } from '../../shared/request/stale'
import { useReturn } from '../../shared/request/useReturn'

/** Milliseconds away from the page after which its data may be out of date. */
const leastAge = 3000

/** Reloads when somebody returns to the page, because another page may have decided meanwhile. */
export function useFreshApplications(): void {
  const makeStale = useSetAtom(makeStaleAtom)
  useReturn(leastAge, () => makeStale(['applications']))
}
