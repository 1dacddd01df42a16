import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FeatureProviderProps } from './FeatureProvider'

export interface BrowserLocationOptions {
  /** `path`: the address's own path; `hash`: what follows its `#`, for a page that a server knows by one path. */
  readonly in: 'path' | 'hash'
  /** With `path`: below which path of the site the features stand, such as `/account`. Default: the site's top. */
  readonly base?: string
}

type BrowserLocation = Pick<
  Required<FeatureProviderProps>,
  'location' | 'navigate' | 'href' | 'focusOnArrival'
>

/**
 * The browser's address as features want it, for `<FeatureProvider {...useBrowserLocation({ in: 'path' })}>`: with
 * history, links that can be copied, and the focus on the screen that one arrives at. On a server it is the top.
 */
export function useBrowserLocation({ in: place, base = '' }: BrowserLocationOptions): BrowserLocation {
  const address = useSyncExternalStore(subscribe, () => addressIn(place, base), onServer)
  const href = useCallback((to: string) => (place === 'hash' ? `#${to}` : `${base}${to}`), [place, base])
  const navigate = useCallback(
    (to: string, { replace = false }: { readonly replace?: boolean } = {}) => {
      if (replace) window.history.replaceState(window.history.state, '', href(to))
      else window.history.pushState(null, '', href(to))
      for (const listener of listeners) listener()
    },
    [href],
  )
  return useMemo(() => {
    const [pathname = '', search = ''] = address.split('?')
    return { location: { pathname, search }, navigate, href, focusOnArrival: true }
  }, [address, navigate, href])
}

/** The browser tells of nobody's pushes: those who look at the same address tell each other. */
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const onServer = () => '/'

/** A slash at its end means nothing. */
function addressIn(place: 'path' | 'hash', base: string): string {
  const { pathname, search, hash } = window.location
  const own = pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/'
  const address = place === 'hash' ? hash.slice(1) : own + search
  return address.replace(/(?<=.)\/+(?=$|\?)/, '') || '/'
}
