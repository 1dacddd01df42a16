import { useAtomValue } from 'jotai'
import { securityAtom } from './atoms'

/** The number of weak protections of the account; undefined: unknown, or it can't be loaded. */
export function useWeakCount() {
  const security = useAtomValue(securityAtom)
  return security.state === 'ready'
    ? security.value.protections.filter(({ isWeak }) => isWeak).length
    : undefined
}
