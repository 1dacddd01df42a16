import { defineElements } from '@atrium/embed/elements'
import { createFrame } from '@atrium/embed/frame'
import { type MountOptions, mountAtrium } from '@atrium/embed/mount'
import { type FeatureName, registry } from '@atrium/embed/registry'
import styles from '@atrium/embed/styles.css?inline'
import type { Session } from '@atrium/features/session'
import type { Choices } from './choices'

interface Shown extends Choices {
  readonly dir: 'rtl' | undefined
  readonly session: Session
  /** Where the API is. */
  readonly service: string
  /** The origin that frames come from. */
  readonly frames: string
  /** In place of the service. */
  readonly fetch?: typeof globalThis.fetch
}

/** Shows a feature in this page, below what the page has of its own; first the sign-in if it needs somebody. */
export function showFeature(shown: Shown): void {
  const { feature, session } = shown
  const place = document.getElementById('feature')
  if (!place) throw new Error('The page has no place for a feature.')
  // The page of a site with a dark feature is dark there, too.
  if (shown.theme !== 'system') Object.assign(place.style, { colorScheme: shown.theme, background: 'Canvas' })
  let end = () => {}
  const show = (name: FeatureName) => {
    end()
    place.replaceChildren()
    end = mountsBy[shown.mount](place.appendChild(document.createElement('div')), name, shown)
  }
  const isSignedOut = () => session.getState().state === 'signedOut'
  const needsPerson = registry[feature].owner !== 'anybody'
  let wasSignedOut = isSignedOut()
  show(wasSignedOut && needsPerson ? 'sign-in' : feature)
  session.subscribe(() => {
    if (!needsPerson || wasSignedOut === isSignedOut()) return
    wasSignedOut = isSignedOut()
    show(wasSignedOut ? 'sign-in' : feature)
  })
}

type MountBy = (place: HTMLElement, name: FeatureName, shown: Shown) => () => void

const mountsBy: Readonly<Record<Choices['mount'], MountBy>> = {
  react(place, name, shown) {
    const sheet = document.createElement('style')
    sheet.textContent = styles
    document.head.append(sheet)
    const { destroy } = mountAtrium(place, name, optionsOf(name, shown))
    return () => {
      destroy()
      sheet.remove()
    }
  },
  shadow(place, name, shown) {
    const shadow = place.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    shadow.adoptedStyleSheets = [sheet]
    return mountAtrium(shadow, name, optionsOf(name, shown)).destroy
  },
  element(place, name, shown) {
    defineElements({ styles, service: shown.service })
    const { company, locale, dir, session, fetch } = optionsOf(name, shown)
    const element = document.createElement(`atrium-${name}`)
    Object.assign(element, { session, theme: shown.theme, ...(fetch && { fetch }) })
    const attributes = { company, locale, dir, 'user-id': name === 'member' ? someMember : undefined }
    for (const [key, value] of Object.entries(attributes)) if (value) element.setAttribute(key, value)
    place.append(element)
    return () => element.remove()
  },
  frame(place, name, shown) {
    // A frame has no session of its own, so the page signs the person in.
    if (name === 'sign-in') return mountsBy.react(place, name, shown)
    const { session, frames, theme } = shown
    const { company, locale, dir } = optionsOf(name, shown)
    let token: string | undefined
    const { destroy } = createFrame(place, {
      service: frames,
      feature: name,
      getToken: async () => {
        token = await session.renewToken(token)
        return token
      },
      appearance: { theme },
      ...(company && { company }),
      ...(locale && { locale }),
      ...(dir && { dir }),
      ...(name === 'member' && { props: { userId: someMember } }),
      onLoadError: ({ message }) => say(place, message),
    })
    return destroy
  },
}

/** A member of the demo company. */
const someMember = 'user-0006'

function optionsOf(name: FeatureName, { company, theme, locale, dir, session, service, fetch }: Shown) {
  return {
    service,
    session,
    appearance: { theme },
    locale,
    ...(company !== 'none' && { company }),
    ...(dir && { dir }),
    ...(fetch && { fetch }),
    ...(name === 'member' && { props: { userId: someMember } }),
  } as MountOptions
}

function say(place: HTMLElement, message: string): void {
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.textContent = message
  place.prepend(text)
}
