import { useHost, useLocation } from '@atrium/features/shared'
import { signInPath } from './signInForDevice'

/** Leads to the sign-in on request. Both the sign-in and Back return to this page. */
export function useSignInAndReturn(): () => void {
  const { navigate } = useHost()
  const { pathname, search } = useLocation()
  const fromroute = search ? `${pathname}?${search}` : pathname
  return () => navigate(`${signInPath()}?${new URLSearchParams({ fromroute })}`)
}
