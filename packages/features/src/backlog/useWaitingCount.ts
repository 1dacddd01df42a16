import { useAtomValue } from 'jotai'
import { waitingAtom } from './atoms'
import { ownTasksAtom } from './tasks/atoms'

/** The number of pending to-dos; undefined: unknown, or it can't be loaded. */
export function useWaitingCount() {
  const items = useAtomValue(waitingAtom)
  const tasks = useAtomValue(ownTasksAtom)
  if (items.state !== 'ready' || tasks.state !== 'ready') return undefined
  return items.value.length + tasks.value.length
}
