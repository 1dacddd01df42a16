import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FeatureProviderProps } from './FeatureProvider'

export interface BrowserLocationOptions {
  /** `path`: the address's own path; `hash`: the part after `#`, for a page that a server knows by one path. */
  readonly in: 'path' | 'hash'
  /** With `path`: the base path of the features, such as `/account`. Default: the site's root. */
  readonly base?: string
}

type BrowserLocation = Pick<
  Required<FeatureProviderProps>,
  'location' | 'navigate' | 'href' | 'focusOnArrival'
>

/**
 * The browser's address for `<FeatureProvider {...useBrowserLocation({ in: 'path' })}>`: with history, links that can
 * be copied, and focus on arrival. On a server it is the root.
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

/** Browsers don't report pushes, so hooks on the same address notify each other. */
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

/** A trailing slash is ignored. */
function addressIn(place: 'path' | 'hash', base: string): string {
  const { pathname, search, hash } = window.location
  const own = pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/'
  const address = place === 'hash' ? hash.slice(1) : own + search
  return address.replace(/(?<=.)\/+(?=$|\?)/, '') || '/'
}
