import type { SignedOutBecause } from '@atrium/features/session'
import { navigate } from 'wouter/use-browser-location'
import { askNoMore } from './leaving/unsaved'
import { signInPath } from './signInForDevice'

/** Leads to the sign-in if nobody is signed in. The sign-in returns to this page, unless the page is finished. */
export function toSignIn(because?: SignedOutBecause): void {
  const { pathname, search } = window.location
  const path = signInPath()
  if (pathname === path) return
  const query =
    pathname === '/' || because === 'phoneChanged'
      ? ''
      : `?${new URLSearchParams({ fromroute: pathname + search })}`
  navigate(path + query, { replace: true })
}

/** Another person signed in: nothing of the previous person's page may stay. */
export function startAfresh(): void {
  askNoMore()
  window.location.replace('/')
}
