import { useAtomValue } from 'jotai'
import { waitingAtom } from './atoms'
import { ownTasksAtom } from './tasks/atoms'

/** How many things wait for the person; undefined while that isn't known, or where it can't be told. */
export function useWaitingCount() {
  const items = useAtomValue(waitingAtom)
  const tasks = useAtomValue(ownTasksAtom)
  if (items.state !== 'ready' || tasks.state !== 'ready') return undefined
  return items.value.length + tasks.value.length
}
