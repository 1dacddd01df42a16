import {
  type AskingBrowser,
  createTokenSession,
  type Session,
  SessionGuard,
  useSessionState,
} from '@atrium/features/session'
import {
  createEvents,
  FeatureProvider,
  type FeatureProviderProps,
  hearStale,
  ScreenSkeleton,
  useIsTakenOver,
} from '@atrium/features/shared'
import { lazy, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Appearance, variablesOf } from '../appearance'
import { type Site, SiteContext, useSite } from '../site'
import type { LoadError } from './LoadError'
import { type LoadingListeners, watchLoading } from './watchLoading'

type Passed =
  | 'chrome'
  | 'container'
  | 'dir'
  | 'events'
  | 'fetch'
  | 'focusOnArrival'
  | 'href'
  | 'locale'
  | 'location'
  | 'navigate'
  | 'nonce'
  | 'notify'
  | 'offers'
  | 'serves'
  | 'setTitle'
  | 'store'
  | 'tabStore'
  | 'texts'
  | 'timeZone'
  | 'unsaved'

export interface AtriumProps extends Pick<FeatureProviderProps, Passed>, LoadingListeners {
  /** Origin of the account service, with an optional path. Default: the page's origin. */
  readonly service?: string
  /**
   * The site signs people in and gives the token of an embedded feature. It is called again when that expires. With
   * `thumbprint`, the site's server can bind the token to this browser.
   */
  readonly getToken?: (browser: AskingBrowser) => string | undefined | Promise<string | undefined>
  /** Atrium signs people in: a session from `createSession`. */
  readonly session?: Session
  /** Id of the current company. Default: the personal space. */
  readonly company?: string
  /** Theme, colours, shape, type, and class names of the site. Keep it stable. */
  readonly appearance?: Appearance | undefined
  /** Leads to the sign-in of the site, which returns to this page. Default: none is offered. */
  readonly onSignIn?: () => void
  /** Nobody is signed in any more. Default: the page reloads nothing, and calls are refused. */
  readonly onSignedOut?: () => void
  /** The person wants to see another company, or their personal space (undefined). Default: neither is offered. */
  readonly onCompany?: (companyId: string | undefined) => void
  /** Leads to an address outside the site, such as a cashier. Default: in this tab. */
  readonly onLeave?: (address: string) => void
  /** Called with the path and query of each navigation inside the feature. */
  readonly onNavigate?: (to: string) => void
  /** Called when the person changed something: with names of what may look different now. */
  readonly onChanged?: (resources: readonly string[]) => void
  /** Called with the error when a feature breaks. A message with a retry takes its place. */
  readonly onError?: (error: unknown) => void
  /** Updates from the service as they happen. Default: true. */
  readonly isLive?: boolean
  readonly children: ReactNode
}

/**
 * Everything around embedded features: service, session with its expiry and proofs, company, language, theme, real
 * time, and what happens if something breaks.
 *
 * @example
 * <Atrium service="https://account.example.com" getToken={getToken} company="company-yunzhu">
 *   <Members />
 * </Atrium>
 */
export function Atrium({
  service,
  getToken,
  session: given,
  company,
  appearance,
  children,
  onSignIn,
  onSignedOut,
  onCompany,
  onLeave,
  onNavigate,
  onChanged,
  onError,
  onLoadStart,
  onReady,
  onLoadError,
  isLive = true,
  ...passed
}: AtriumProps) {
  const latest = useLatest({ getToken, onCompany, onLeave, onNavigate, onChanged })
  const loading = useLatest({ onLoadStart, onReady, onLoadError })
  const [watched] = useState(() => watchLoading(() => loading.current, passed.fetch))
  const [ownEvents] = useState(createEvents)
  const events = passed.events ?? ownEvents

  const session = useMemo(
    () =>
      given ??
      createTokenSession({
        ...(service !== undefined && { baseUrl: service }),
        fetch: watched.fetch,
        getToken: (browser) => latest.current.getToken?.(browser),
        onTokenError: (cause) => watched.fail(tokenError(cause)),
      }),
    [given, service, watched, latest],
  )

  // Without getToken nobody is signed in, and no scopes are asked for.
  const hasTokens = given !== undefined || getToken !== undefined
  const tokens = useMemo(() => (hasTokens ? session : { ...session, isOfSite: false }), [session, hasTokens])

  const [inner, setInner] = useState(passed.location ?? { pathname: '', search: '' })
  const location = passed.location ?? inner
  const { navigate: go } = passed
  const navigate = useCallback<NonNullable<FeatureProviderProps['navigate']>>(
    (to, options) => {
      if (go) go(to, options)
      else setInner(asLocation(to))
      latest.current.onNavigate?.(to)
    },
    [go, latest],
  )

  const hasCompanies = onCompany !== undefined
  const site = useMemo(
    (): Site => ({
      session,
      signIn: onSignIn,
      leaveFor: (address) => (latest.current.onLeave ?? leave)(address),
      enterCompany: hasCompanies
        ? async (companyId) => {
            latest.current.onCompany?.(companyId)
            return true
          }
        : undefined,
      leaveCompany: () => latest.current.onCompany?.(undefined),
      pendingAt: () => undefined,
    }),
    [session, onSignIn, hasCompanies, latest],
  )

  // The account centre shows every path, in a new tab too.
  const hrefThere = useCallback((to: string) => `${service ?? ''}${to}`, [service])
  const variables = useMemo(() => variablesOf(appearance?.variables), [appearance?.variables])

  useEffect(() => watched.start(), [watched])
  useEffect(
    () =>
      hearStale(events, (resources, cause) => {
        if (cause === 'here') latest.current.onChanged?.(resources.map(String))
      }),
    [events, latest],
  )
  const onBroken = useCallback(
    (cause: unknown) => {
      onError?.(cause)
      watched.fail({ kind: 'render', message: 'The code couldn’t be loaded, or has a defect.', cause })
    },
    [onError, watched],
  )

  return (
    <FeatureProvider
      {...passed}
      {...(service !== undefined && { baseUrl: service })}
      fetch={watched.fetch}
      tokens={tokens}
      companyId={company}
      theme={appearance?.theme ?? 'system'}
      variables={variables}
      parts={appearance?.parts}
      events={events}
      location={location}
      navigate={navigate}
      href={passed.href ?? hrefThere}
      onError={onBroken}
    >
      <SiteContext value={site}>
        <Guarded
          session={session}
          service={service}
          isLive={isLive}
          onSignedOut={onSignedOut}
          fetch={passed.fetch}
        >
          <InLanguage locale={passed.locale}>{children}</InLanguage>
        </Guarded>
      </SiteContext>
    </FeatureProvider>
  )
}

interface GuardedProps extends Pick<AtriumProps, 'service' | 'onSignedOut' | 'fetch'> {
  readonly session: Session
  readonly isLive: boolean
  readonly children: ReactNode
}

const RealtimeFeature = lazy(async () => ({
  default: (await import('@atrium/features/realtime')).RealtimeFeature,
}))

/** Shows expiry and proofs above the features, and keeps them up to date. */
function Guarded({ session, service, isLive, onSignedOut, fetch, children }: GuardedProps) {
  const { state } = useSessionState(session)
  const { signIn } = useSite()
  return (
    <SessionGuard
      session={session}
      onSignedOut={onSignedOut ?? stay}
      onPersonChanged={reload}
      onSignIn={signIn}
    >
      {isLive && state === 'signedIn' && (
        <Suspense>
          <RealtimeFeature tokens={session} baseUrl={service} fetch={fetch} />
        </Suspense>
      )}
      {children}
    </SessionGuard>
  )
}

let english: Promise<void> | undefined

/** Adds the texts of the language before features show them. It is loaded once, and again after a failure. */
function loadEnglish(): Promise<void> {
  english ??= import('./provideEnglish').then(
    ({ provideEnglish }) => provideEnglish(),
    (cause: unknown) => {
      english = undefined
      throw cause
    },
  )
  return english
}

/** Loads the texts of the language before they are needed: features show none before React has taken over the page. */
function InLanguage({ locale, children }: Pick<AtriumProps, 'locale' | 'children'>) {
  const isEnglish = useIsTakenOver() && locale === 'en'
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <WithTexts isEnglish={isEnglish}>{children}</WithTexts>
    </Suspense>
  )
}

function WithTexts({ isEnglish, children }: { readonly isEnglish: boolean; readonly children: ReactNode }) {
  if (isEnglish) use(loadEnglish())
  return children
}

/** The latest values, for functions that must not change with them. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

const tokenError = (cause: unknown): LoadError => ({ kind: 'token', message: 'getToken failed.', cause })

function asLocation(to: string) {
  const [pathname = '', search = ''] = to.split('?')
  return { pathname, search }
}

/** The features say what is refused to visitors. */
function stay(): void {}

/** Nothing of the previous person's page may stay. */
const reload = () => window.location.reload()
const leave = (address: string) => window.location.assign(address)
