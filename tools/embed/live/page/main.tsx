import '@atrium/embed/styles.css'
import { Atrium } from '@atrium/embed'
import { type FeatureName, registry } from '@atrium/embed/registry'
import { createSession, webStorage } from '@atrium/features/session'
import { type ComponentType, StrictMode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Control, controlsIn, placeOf } from './controls'
import { movedClock } from './movedClock'
import { watchEffects } from './watchEffects'

/** Another site. It keeps its location in memory, and has a sign-in and other companies. */
const asked = new URLSearchParams(window.location.search)
const service = asked.get('service') ?? ''
const effects = watchEffects(service)
const session = createSession({ baseUrl: service, storage: webStorage(localStorage, window) })

/** The site's own sign-in, in place of one: it gives the tokens of a session that only the site knows. */
const openSite = () => createSession({ baseUrl: service, storage: webStorage(sessionStorage) })
let site = openSite()
let given: string | undefined
const tokens = {
  /** `fails` once: the site can't be reached. */
  mood: 'gives' as 'gives' | 'fails' | 'fails once' | 'has none',
  async get(): Promise<string | undefined> {
    const { mood } = tokens
    if (mood === 'fails once') tokens.mood = 'gives'
    if (mood.startsWith('fails')) throw new Error('The site can’t be reached.')
    if (mood === 'has none' || site.getState().state !== 'signedIn') return undefined
    const before = given
    const renewed = Promise.resolve(site.renewToken(before)).catch(() => undefined)
    given = await Promise.race([renewed, whenEnded()])
    return given
  },
}

const whenEnded = () =>
  new Promise<undefined>((resolve) => {
    const stop = site.subscribe(() => {
      if (site.getState().state === 'signedIn') return
      stop()
      resolve(undefined)
    })
  })

const place = document.querySelector<HTMLElement>('#feature') ?? document.body
let root: Root | undefined
let path = ''
let kind: Kind = 'own'
const loadErrors: string[] = []

interface HostProps {
  readonly Feature: ComponentType<object>
  readonly company: string | undefined
  readonly props: object
  readonly kind: Kind
}

/** Whose session it is. */
type Kind = 'own' | 'site'

function Host({ Feature, company, props, kind }: HostProps) {
  const [location, setLocation] = useState(() => split(path))
  return (
    <Atrium
      service={service}
      {...(kind === 'own' ? { session } : { getToken: tokens.get })}
      company={company}
      location={location}
      href={(to) => `#${to}`}
      navigate={(to) => {
        effects.note(`navigated to ${to}`)
        path = to
        setLocation(split(to))
      }}
      onLeave={(address) => effects.note(`left for ${address}`)}
      onCompany={(id) => effects.note(`entered ${id ?? 'the personal space'}`)}
      onSignIn={() => effects.note('asked for the sign-in')}
      onSignedOut={() => effects.note('signed out')}
      onReady={() => effects.note('ready')}
      onLoadError={({ kind }) => loadErrors.push(kind)}
      onError={(error) => effects.complain(`broke: ${String(error)}`)}
    >
      <Feature {...props} />
    </Atrium>
  )
}

function split(to: string) {
  const [pathname = '', search = ''] = to.replace(/#.*/, '').split('?')
  return { pathname, search }
}

/** What the crawler calls in the page. */
const live = {
  names: Object.keys(registry) as readonly FeatureName[],
  /** Shows a feature in a new mount, at a path. */
  async show(name: FeatureName, at: string, company?: string, props: object = {}): Promise<void> {
    root?.unmount()
    place.replaceChildren()
    path = at
    effects.forget()
    const Feature = (await registry[name].load()) as ComponentType<object>
    root = createRoot(place, {
      onUncaughtError: (error) => effects.complain(`uncaught: ${String(error)}`),
      onCaughtError: (error) => effects.complain(`caught: ${String(error)}`),
    })
    root.render(
      <StrictMode>
        <Host Feature={Feature} company={company} props={props} kind={kind} />
      </StrictMode>,
    )
  },
  /** Later mounts have this kind of session. */
  use(next: Kind): void {
    kind = next
  },
  tokens,
  /** The session of this browser becomes that of the site: features only see its tokens. */
  takeOver(): void {
    for (const key of Object.keys(localStorage)) sessionStorage.setItem(key, localStorage.getItem(key) ?? '')
    localStorage.clear()
    given = undefined
    site = openSite()
  },
  moveClockBy: movedClock.moveBy,
  loadErrors,
  settled: effects.settled,
  forget: effects.forget,
  seen: effects.seen,
  hasEffect: effects.hasEffect,
  isSignedIn: () => session.getState().state === 'signedIn',
  path: () => path,
  text: () => place.innerText,
  controls: (): readonly Control[] => controlsIn(document.body),
  place: (key: string) => placeOf(document.body, key),
}

declare global {
  interface Window {
    live: typeof live
  }
}
window.live = live
