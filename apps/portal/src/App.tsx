import type { Location } from '@atrium/features/shared'
import { useEffect, useMemo, useRef } from 'react'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import { endpoint } from './analytics/endpoint'
import { browserStore, tabStore } from './browserStore'
import { browserVisit } from './browserVisit'
import { Portal } from './Portal'
import { useDisplay } from './useDisplay'

interface AppProps {
  /** The nonce of the page's policy. */
  readonly nonce: string | undefined
}

/** The portal in a browser. */
export function App({ nonce }: AppProps) {
  const location = useBrowserLocation()
  useTopOfPage(location.pathname)
  return (
    <Portal
      visit={browserVisit}
      display={useDisplay()}
      analytics={endpoint}
      {...(nonce && { nonce })}
      location={location}
      navigate={navigate}
      store={browserStore}
      tabStore={tabStore}
    />
  )
}

/** The base address for features; a trailing slash is ignored. */
function useBrowserLocation(): Location {
  const pathname = usePathname().replace(/(?<=.)\/+$/, '')
  const search = useSearch().replace(/^\?/, '')
  return useMemo(() => ({ pathname, search }), [pathname, search])
}

/** Navigation scrolls to the top of a page. */
function useTopOfPage(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
  }, [path])
}
