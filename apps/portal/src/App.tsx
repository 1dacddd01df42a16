import { FeatureProvider } from '@atrium/features/shared'
import { useCallback, useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { browserStore, tabStore } from './browserStore'
import { DisplayContext } from './DisplayContext'
import { Notices, notify } from './Notices'
import { Pages } from './Pages'
import { session } from './session'
import { texts } from './texts'
import { useBrowserLocation } from './useBrowserLocation'
import { useDisplay } from './useDisplay'
import { useTopOfPage } from './useTopOfPage'

const href = (to: string) => to
const servesAll = () => true

interface AppProps {
  /** Of the page's policy. */
  readonly nonce: string | undefined
}

/** The portal: features, put together. */
export function App({ nonce }: AppProps) {
  const display = useDisplay()
  const location = useBrowserLocation()
  const words = texts[display.locale]
  const [title, setTitle] = useState('')
  const showTitle = useCallback((next: string) => setTitle(next), [])

  useEffect(() => {
    document.title = title ? `${title} - ${words.product}` : words.product
  }, [title, words])
  useTopOfPage(location.pathname)

  return (
    <FeatureProvider
      tokens={session}
      locale={display.locale}
      theme={display.theme}
      {...(nonce && { nonce })}
      location={location}
      navigate={navigate}
      href={href}
      serves={servesAll}
      store={browserStore}
      tabStore={tabStore}
      setTitle={showTitle}
      notify={notify}
    >
      <DisplayContext value={display}>
        <Pages words={words} />
      </DisplayContext>
      <Notices
        labels={{
          region: words.notifications,
          announcement: words.notification,
          dismiss: words.dismiss,
          dismissAll: words.dismissAll,
        }}
      />
    </FeatureProvider>
  )
}
