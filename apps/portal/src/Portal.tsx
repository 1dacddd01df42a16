import { FeatureProvider, type FeatureProviderProps, isForCompany, readTexts } from '@atrium/features/shared'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DisplayContext } from './DisplayContext'
import { asksFirst, unsaved } from './leaving/unsaved'
import { portalMessages } from './messages'
import { Pages } from './Pages'
import { PortalSite } from './PortalSite'
import { pageTitle } from './pageTitle'
import { findRoute } from './routes'
import type { Display } from './useDisplay'
import { type Visit, VisitContext } from './useVisit'

const Analytics = lazy(() => import('./analytics/Analytics'))
const href = (to: string) => to
const servesAll = () => true

/** The portal's surroundings: `App` sets them for a browser, stories for themselves. */
interface PortalProps
  extends Required<Pick<FeatureProviderProps, 'location' | 'navigate'>>,
    Pick<FeatureProviderProps, 'baseUrl' | 'store' | 'tabStore' | 'events' | 'timeZone' | 'nonce'> {
  readonly visit: Visit
  readonly display: Display
  /** Address for page views, sent only with the visitor's consent. Default: none. */
  readonly analytics?: string | undefined
}

/** The portal, composed of features. */
export function Portal({ visit, display, analytics, navigate, ...place }: PortalProps) {
  const words = readTexts(portalMessages, display.locale, {})
  const { pathname, search } = place.location
  // Purchases for a company are shown in its frame.
  const isPersonal = findRoute(pathname).isPersonal && !isForCompany(search)
  const [{ title, kind }, setTitles] = useState({ title: '', kind: '' })
  const showTitle = useCallback((title: string, kind: string) => setTitles({ title, kind }), [])

  const path = useRef('')
  useLayoutEffect(() => {
    path.current = place.location.pathname
  }, [place.location])
  const asking = useMemo(() => asksFirst(navigate, () => path.current), [navigate])

  useEffect(() => {
    document.title = pageTitle(title, isPersonal, words)
  }, [title, isPersonal, words])

  return (
    <FeatureProvider
      {...place}
      navigate={asking}
      unsaved={unsaved}
      tokens={visit.session}
      fetch={visit.fetch}
      locale={display.locale}
      theme={display.theme}
      href={href}
      serves={servesAll}
      setTitle={showTitle}
    >
      <VisitContext value={visit}>
        <DisplayContext value={display}>
          <PortalSite>
            <Pages words={words} />
          </PortalSite>
          {analytics && (
            <Suspense>
              <Analytics endpoint={analytics} title={kind} />
            </Suspense>
          )}
        </DisplayContext>
      </VisitContext>
    </FeatureProvider>
  )
}
