import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useHost } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'
import { sessionApiAtom } from '../api'
import { returnTarget, wantsOtherOrigin } from '../entry/returnTarget'

interface ReturnOptions {
  readonly startPath: string
  readonly onLeave: ((address: string) => void) | undefined
}

/** The pages for signing in: no return address leads there. */
export const entryPaths: readonly string[] = [
  pagePaths.signIn,
  pagePaths.login,
  pagePaths.phoneSignIn,
  pagePaths.secondStep,
  pagePaths.register,
  pagePaths.recoverPassword,
  pagePaths.signOut,
  pagePaths.socialCallback,
  pagePaths.socialBinding,
  pagePaths.companyCallback,
]

/**
 * Leads to the landing page. Without one, leads to the address in `direct` or `fromroute` if it is safe, or
 * else to the start page.
 */
export function useLeaveSignIn({ startPath, onLeave }: ReturnOptions) {
  const { navigate } = useHost()
  const location = useLocation()
  const { search } = location
  const api = useAtomValue(sessionApiAtom)

  return useCallback(
    async (landing?: string) => {
      if (landing) return navigate(landing, { replace: true })
      const origins = onLeave && wantsOtherOrigin(search) ? await registeredOrigins(api) : []
      const target = returnTarget(search, origins, entryPaths)
      if (target?.kind === 'address') onLeave?.(target.address)
      else navigate(target?.path ?? startPath, { replace: true })
    },
    [search, api, navigate, startPath, onLeave],
  )
}

/** If they can't be loaded, there are none. */
const registeredOrigins = (api: { getSignInOptions(input: object): Promise<{ returnOrigins: string[] }> }) =>
  api.getSignInOptions({}).then(
    ({ returnOrigins }) => returnOrigins,
    () => [],
  )
