import { sessionRoutes } from '@atrium/features/session'
import { navigate } from 'wouter/use-browser-location'

/** Nobody is signed in: to the sign-in, which returns to this page. */
export function toSignIn(): void {
  const { pathname, search } = window.location
  if (pathname === sessionRoutes.login) return
  const query = pathname === '/' ? '' : `?${new URLSearchParams({ fromroute: pathname + search })}`
  navigate(sessionRoutes.login + query, { replace: true })
}

/** Another person signed in: nothing of the former one's page may stay. */
export function startAfresh(): void {
  window.location.replace('/')
}
