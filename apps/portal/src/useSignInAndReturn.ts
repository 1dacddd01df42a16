import { useHost, useLocation } from '@atrium/features/shared'
import { signInPath } from './signInForDevice'

/** Leads to the sign-in because somebody wants to: from there back to this page, and Back as well. */
export function useSignInAndReturn(): () => void {
  const { navigate } = useHost()
  const { pathname, search } = useLocation()
  const fromroute = search ? `${pathname}?${search}` : pathname
  return () => navigate(`${signInPath()}?${new URLSearchParams({ fromroute })}`)
}
