import { useAtomValue } from 'jotai'
import { accountAtom } from './atoms'

/** The signed-in person's mobile number. Undefined: not known yet, or none. */
export function useOwnPhone(): string | undefined {
  const account = useAtomValue(accountAtom)
  return account.state === 'ready' ? account.value.phone || undefined : undefined
}
