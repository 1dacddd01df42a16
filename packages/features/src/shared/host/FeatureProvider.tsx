import { ThemeRoot, type ThemeRootProps } from '@atrium/ui/theme-root'
import { createToaster, Toaster, type ToasterHandle } from '@atrium/ui/toast'
import { createStore, Provider } from 'jotai'
import { createContext, type ReactNode, use, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createEvents } from '../request/events'
import { useStanding } from '../role/useStanding'
import { readTexts } from '../texts/messages'
import { sharedMessages } from '../texts/sharedMessages'
import { type Client, type ClientOptions, createClient } from '../wire/client'
import { FeatureBoundary } from './FeatureBoundary'
import { type GivenHost, type Host, hostAtom, type Location, locationAtom, type Notice } from './host'
import { useNamed } from './useNamed'

export interface FeatureProviderProps
  extends ClientOptions,
    Partial<Omit<Host, 'client' | 'service' | 'companyId' | 'locale' | 'allows' | 'covers'>>,
    Pick<ThemeRootProps, 'theme' | 'variables' | 'parts' | 'nonce' | 'container'> {
  /** Current location. Default: kept in memory. */
  readonly location?: Location
  /**
   * Names one of several features on a page: its keys in the address begin with it, as in `members.page=2`. Letters,
   * digits and hyphens. Default: keys without a name.
   */
  readonly name?: string
  /** Language of the texts. Default: zh-CN. */
  readonly locale?: Host['locale']
  /** Called with the error when a feature breaks; a message with a retry takes its place. */
  readonly onError?: (error: unknown) => void
  readonly children: ReactNode
}

type Settings = Omit<FeatureProviderProps, 'children'> & Pick<Host, 'events' | 'notify'>

const SettingsContext = createContext<Settings | undefined>(undefined)

/**
 * Gives the features inside the host's settings: service, session, company, language, theme, notices and
 * navigation. Omitted values come from the surrounding provider; the outermost one has defaults that don't
 * affect the page.  Each mount has its own store, so two features on one page share nothing by accident.
 * Another company starts with an empty store.
 */
export function FeatureProvider({ children, ...own }: FeatureProviderProps) {
  const outer = useContext(SettingsContext)
  const [ofPage] = useState(createPage)
  const settings = { ...ofPage.settings, ...outer, ...own }
  const inside = (
    <SettingsContext value={settings}>
      <HostStore settings={settings}>{children}</HostStore>
    </SettingsContext>
  )
  return outer ? (
    inside
  ) : (
    <Outermost settings={settings} toaster={own.notify ? undefined : ofPage.toaster}>
      {inside}
    </Outermost>
  )
}

/** Defaults of the outermost provider. */
function createPage() {
  const toaster = createToaster()
  const notify = (notice: Notice) => showToast(toaster, notice)
  return { toaster, settings: { events: createEvents(), notify } }
}

interface OutermostProps {
  readonly settings: Settings
  readonly toaster: ToasterHandle | undefined
  readonly children: ReactNode
}

function Outermost({ settings, toaster, children }: OutermostProps) {
  const { theme, variables, parts, dir, nonce, container, locale = 'zh-CN', texts = {}, onError } = settings
  const words = readTexts(sharedMessages, locale, texts)
  return (
    <ThemeRoot
      theme={theme}
      variables={variables}
      parts={parts}
      dir={dir}
      nonce={nonce}
      container={container}
      lang={locale}
    >
      <FeatureBoundary words={words} onError={onError}>
        {children}
      </FeatureBoundary>
      {toaster && (
        <Toaster
          toaster={toaster}
          labels={{
            region: words.notifications,
            announcement: words.notification,
            dismiss: words.dismiss,
            dismissAll: words.dismissAll,
          }}
        />
      )}
    </ThemeRoot>
  )
}

function HostStore({ settings, children }: { readonly settings: Settings; readonly children: ReactNode }) {
  const { baseUrl = '', fetch, tokens, companyId, locale = 'zh-CN' } = settings
  const client = useMemo(
    () => (isServer ? neverAnswered : createClient({ baseUrl, fetch, tokens, companyId, locale })),
    [baseUrl, fetch, tokens, companyId, locale],
  )
  const [inner, setInner] = useState({ pathname: '', search: '' })
  const {
    offers,
    serves,
    chrome = 'own',
    focusOnArrival = false,
    dir,
    timeZone,
    texts,
    location,
    navigate,
    href,
    notify,
    store,
    tabStore,
    setTitle,
    unsaved,
    events,
  } = settings

  const isInMemory = location === undefined
  const outer = use(CoversContext)
  const { role: companyRole, covers } = useStanding(client, {
    companyId,
    told: settings.companyRole,
    tokens,
    covers: outer?.tokens === tokens ? outer?.covers : undefined,
  })
  const known = useMemo(() => ({ tokens, covers }), [tokens, covers])
  const host = useMemo(
    (): GivenHost => ({
      client,
      service: { baseUrl, tokens },
      companyId,
      locale,
      companyRole,
      covers,
      offers: offers ?? (() => companyRole !== 'member'),
      serves,
      chrome,
      focusOnArrival,
      dir,
      timeZone,
      texts: texts ?? {},
      navigate: navigate ?? ((to) => setInner(asLocation(to))),
      href: href ?? ((to) => (isInMemory ? `${baseUrl}${to}` : to)),
      notify,
      store: store ?? forgetful,
      tabStore: tabStore ?? store ?? forgetful,
      setTitle: setTitle ?? (() => {}),
      unsaved,
      events,
    }),
    [
      client,
      baseUrl,
      tokens,
      companyId,
      locale,
      companyRole,
      covers,
      offers,
      serves,
      chrome,
      focusOnArrival,
      dir,
      timeZone,
      texts,
      navigate,
      href,
      isInMemory,
      notify,
      store,
      tabStore,
      setTitle,
      unsaved,
      events,
    ],
  )

  return (
    <CoversContext value={known}>
      <AtomStore
        key={`${companyId ?? ''} ${baseUrl}`}
        host={host}
        location={location ?? inner}
        name={location && settings.name}
      >
        {children}
      </AtomStore>
    </CoversContext>
  )
}

/** A provider inside has the same tokens, so it needn't ask what they cover. */
const CoversContext = createContext<(Pick<Settings, 'tokens'> & Pick<Host, 'covers'>) | undefined>(undefined)

/**
 * The store gets a new host before anything is painted with it. Whatever depends on the location reads it with
 * `useLocation`, not from the host, so that a screen changes together with its location.
 */
interface AtomStoreProps {
  readonly host: GivenHost
  readonly location: Location
  readonly name: string | undefined
  readonly children: ReactNode
}

function AtomStore({ host: given, location: onPage, name, children }: AtomStoreProps) {
  const [created] = useState(createStore)
  const { host, location } = useNamed(name, given, onPage, created)
  const [atoms] = useState(() => {
    created.set(hostAtom, host)
    created.set(locationAtom, location)
    return created
  })
  useLayoutEffect(() => atoms.set(hostAtom, host), [atoms, host])
  useLayoutEffect(() => atoms.set(locationAtom, location), [atoms, location])
  return <Provider store={atoms}>{children}</Provider>
}

/** A server renders the loading state, because only the browser knows who is signed in and makes the requests. */
const isServer = typeof document === 'undefined'
const neverAnswered: Client = () => new Promise(() => {})

const forgetful = { read: () => undefined, write: () => {} }

function asLocation(to: string) {
  const [pathname = '', search = ''] = to.split('?')
  return { pathname, search }
}

function showToast(toaster: ToasterHandle, { id, tone, message, duration, action }: Notice) {
  const { success, warning, error: failure, notice } = toaster
  const show = { success, warning, failure, notice }[tone]
  show(message, {
    ...(id !== undefined && { id }),
    ...(duration !== undefined && { duration }),
    ...(action && { action: { label: action.label, onSelect: action.run } }),
  })
}
