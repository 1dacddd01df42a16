import { navigate } from 'wouter/use-browser-location'
import { endpoint } from './analytics/endpoint'
import { browserStore, tabStore } from './browserStore'
import { browserVisit } from './browserVisit'
import { Portal } from './Portal'
import { useBrowserLocation } from './useBrowserLocation'
import { useDisplay } from './useDisplay'
import { useTopOfPage } from './useTopOfPage'

interface AppProps {
  /** Of the page's policy. */
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
