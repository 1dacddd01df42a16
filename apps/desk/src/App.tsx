import { frameMessages } from '@atrium/features/desk'
import { useSessionState } from '@atrium/features/session'
import { FeatureProvider, readTexts, useBrowserLocation } from '@atrium/features/shared'
import { useCallback, useEffect } from 'react'
import { DeskPages } from './DeskPages'
import { session } from './deskSession'
import { useDisplay } from './display'
import { SignInPage } from './SignInPage'
import { isSignIn } from './signInPaths'
import { browserStore, tabStore } from './stores'
import { fetchInUse } from './use'

interface AppProps {
  /** The nonce of the page's policy. */
  readonly nonce: string | undefined
}

/** The desk of the vendor's staff: the sign-in, or its rooms. */
export function App({ nonce }: AppProps) {
  const place = useBrowserLocation({ in: 'path' })
  const display = useDisplay()
  const state = useSessionState(session)
  const { desk } = readTexts(frameMessages, display.locale, {})
  const showTitle = useCallback(
    (title: string) => {
      document.title = title ? `${title} - ${desk}` : desk
    },
    [desk],
  )
  useEffect(() => {
    document.title = desk
  }, [desk])
  return (
    <FeatureProvider
      // Nothing of one person's page stays for the next.
      key={'userId' in state ? state.userId : ''}
      {...place}
      tokens={session}
      fetch={fetchInUse}
      locale={display.locale}
      theme={display.theme}
      serves={isOfDesk}
      setTitle={showTitle}
      store={browserStore}
      tabStore={tabStore}
      {...(nonce && { nonce })}
    >
      {isSignIn(place.location.pathname) ? <SignInPage {...display} /> : <DeskPages {...display} />}
    </FeatureProvider>
  )
}

const isOfDesk = (path: string) => path === '/desk' || path.startsWith('/desk/')
