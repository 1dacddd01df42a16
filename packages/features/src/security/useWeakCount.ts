import { useAtomValue } from 'jotai'
import { securityAtom } from './atoms'

/** How many protections of the account are weak; undefined while that isn't known, or where it can't be told. */
export function useWeakCount() {
  const security = useAtomValue(securityAtom)
  return security.state === 'ready'
    ? security.value.protections.filter(({ isWeak }) => isWeak).length
    : undefined
}
