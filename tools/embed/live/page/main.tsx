import '@atrium/embed/styles.css'
import { Atrium, type AtriumProps } from '@atrium/embed'
import { defineElements } from '@atrium/embed/elements'
import { createFrame } from '@atrium/embed/frame'
import { type FeatureName, registry } from '@atrium/embed/registry'
import styles from '@atrium/embed/styles.css?inline'
import { createSession, webStorage } from '@atrium/features/session'
import { type ComponentType, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
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
let path = ''
let kind: Kind = 'own'
let mount: Mount = 'react'
let remove = () => {}
const loadErrors: string[] = []

/** What is shown. */
interface Asked {
  readonly name: FeatureName
  readonly company: string | undefined
  readonly props: object
}

type Mount = 'react' | 'element' | 'frame'

/** Whose session it is: this browser's own, one that only the site knows, or that of an embed token. */
type Kind = 'own' | 'site' | 'embed'

/** Whom embed tokens are for, by the name in the demo data. */
let embedded = ''

async function getEmbedToken({ thumbprint = '' }: { readonly thumbprint: string | undefined }) {
  const answer = await fetch(`/atrium-token?${new URLSearchParams({ person: embedded, thumbprint })}`)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.text()
}

const accessOf = {
  own: { session },
  // Tests replace it.
  site: { getToken: () => tokens.get() },
  embed: { getToken: getEmbedToken },
}

/** The same for each mount. */
const abilities = {
  onLeave: (address: string) => effects.note(`left for ${address}`),
  onCompany: (id: string | undefined) => effects.note(`entered ${id ?? 'the personal space'}`),
  onSignIn: () => effects.note('asked for the sign-in'),
} satisfies Partial<AtriumProps>

const listeners = {
  onSignedOut: () => effects.note('signed out'),
  onReady: () => effects.note('ready'),
  onLoadError: ({ kind }: { readonly kind: string }) => void loadErrors.push(kind),
} satisfies Partial<AtriumProps>

function goTo(to: string): void {
  effects.note(`navigated to ${to}`)
  path = to
}

const mounts: Readonly<Record<Mount, (asked: Asked) => Promise<() => void>>> = {
  async react({ name, company, props }) {
    const Feature = (await registry[name].load()) as ComponentType<object>
    const root = createRoot(place, {
      onUncaughtError: (error) => effects.complain(`uncaught: ${String(error)}`),
      onCaughtError: (error) => effects.complain(`caught: ${String(error)}`),
    })
    root.render(
      <StrictMode>
        <Host Feature={Feature} company={company} props={props} />
      </StrictMode>,
    )
    return () => root.unmount()
  },

  async element({ name, company, props }) {
    defineElements({ styles, service })
    const element = document.createElement(`atrium-${name}`)
    const events: Readonly<Record<string, (detail: never) => void>> = {
      'atrium-navigate': ({ path: to }: { readonly path: string }) => goTo(to),
      'atrium-signedout': listeners.onSignedOut,
      'atrium-ready': listeners.onReady,
      'atrium-loaderror': listeners.onLoadError,
      'atrium-error': ({ error }: { readonly error: unknown }) => effects.complain(`broke: ${String(error)}`),
    }
    for (const [type, listener] of Object.entries(events))
      element.addEventListener(type, (event) => listener((event as CustomEvent<never>).detail))
    const href = (to: string) => `#${to}`
    Object.assign(element, { company, props, path, href, ...abilities, ...accessOf[kind] })
    const shadow = element.shadowRoot ?? undefined
    effects.watch(shadow)
    place.append(element)
    while (shadow && shadow.childElementCount === 0) await nextFrame()
    return () => {
      element.remove()
      effects.watch()
    }
  },

  async frame({ name, company, props }) {
    const { getToken } = kind === 'embed' ? accessOf.embed : accessOf.site
    // All of it is in view, so that places in the frame are places on the page.
    document.querySelector('h1')?.remove()
    document.body.style.margin = '0'
    const { innerHeight: height } = window
    const frame = createFrame(place, {
      ...abilities,
      ...listeners,
      ...{ service, feature: name, company, props, path, getToken, minHeight: height, maxHeight: height },
      onNavigate: goTo,
      onError: ({ message }) => effects.complain(`broke: ${message}`),
    })
    return () => frame.destroy()
  },
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

interface HostProps extends Omit<Asked, 'name'> {
  readonly Feature: ComponentType<object>
}

function Host({ Feature, company, props }: HostProps) {
  const [location, setLocation] = useState(() => split(path))
  return (
    <Atrium
      {...abilities}
      {...listeners}
      service={service}
      {...accessOf[kind]}
      company={company}
      location={location}
      href={(to) => `#${to}`}
      navigate={(to) => {
        goTo(to)
        setLocation(split(to))
      }}
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

/** Everything that floats is there as well. */
const shadowOf = () => place.firstElementChild?.shadowRoot ?? undefined
const shown = (): ParentNode => shadowOf() ?? place

/** What the crawler calls in the page. */
const live = {
  names: Object.keys(registry) as readonly FeatureName[],
  /** Shows a feature in a new mount, at a path. */
  async show(name: FeatureName, at: string, company?: string, props: object = {}): Promise<void> {
    remove()
    place.replaceChildren()
    path = at
    effects.forget()
    remove = await mounts[mount]({ name, company, props })
  },
  /** Later features have this kind of session. */
  use(next: Kind, person = ''): void {
    kind = next
    embedded = person
  },
  /** Later features are shown in this way. */
  mountIn(next: Mount): void {
    mount = next
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
  /** Something was told to the site. Its own page changes for other reasons, such as the height of a frame. */
  hasNotes: () => effects.seen().notes.length > 0,
  isSignedIn: () => session.getState().state === 'signedIn',
  path: () => path,
  text: () => [...shown().children].map((child) => (child as HTMLElement).innerText ?? '').join('\n'),
  controls: (): readonly Control[] => controlsIn(shadowOf() ?? document.body),
  place: (key: string) => placeOf(shadowOf() ?? document.body, key),
}

declare global {
  interface Window {
    live: typeof live
  }
}
window.live = live
