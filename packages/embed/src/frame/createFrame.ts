import { probeStyle, watchScheme } from '@atrium/ui/theme-root'
import type { AtriumProps, LoadError } from '../atrium'
import type { PropsOf } from '../mount'
import type { FeatureName } from '../registry'
import { type FramedOptions, type FrameEvent, fromFrame, hearFrom, type ToFrame } from './messages'

type Same =
  | 'getToken'
  | 'company'
  | 'locale'
  | 'timeZone'
  | 'dir'
  | 'chrome'
  | 'isLive'
  | 'onSignIn'
  | 'onCompany'
  | 'onLeave'
  | 'onNavigate'
  | 'onChanged'
  | 'onSignedOut'
  | 'onLoadStart'
  | 'onReady'
  | 'onLoadError'

/** As those of `<Atrium>`, where it says nothing else. */
export interface FrameOptions<Name extends FeatureName = FeatureName> extends Pick<AtriumProps, Same> {
  /** Origin of the account service. It must allow the origin of this page. */
  readonly service: string
  readonly feature: Name
  /** Texts and numbers only; the feature calls no function of this page. */
  readonly props?: Partial<PropsOf<Name>> | undefined
  /** The path to show, with its query. Default: the first screen. */
  readonly path?: string | undefined
  /** Without class names: the page's sheets don't reach into a frame. */
  readonly appearance?: Omit<NonNullable<AtriumProps['appearance']>, 'parts'> | undefined
  /** Names the frame for screen readers. Default: Atrium. */
  readonly title?: string | undefined
  /** In pixels; dialogs need some room. Default: 480. */
  readonly minHeight?: number | undefined
  /** In pixels; longer content scrolls inside, so that dialogs stay in view. Default: the height of the window. */
  readonly maxHeight?: number | undefined
  /** The feature broke. */
  readonly onError?: ((error: { readonly message: string }) => void) | undefined
  /** The person closed it; only of features that can be closed. */
  readonly onClose?: (() => void) | undefined
}

export interface Frame<Name extends FeatureName> {
  readonly iframe: HTMLIFrameElement
  /** Changes some options and keeps the others; `service` and `feature` stay as they are. */
  update(changes: Partial<Omit<FrameOptions<Name>, 'service' | 'feature'>>): void
  destroy(): void
}

/**
 * Shows a feature in a frame at the end of an element. The frame is as high as its content.
 *
 * @throws RangeError if the feature's name has another form, such as that of a React component
 */
export function createFrame<Name extends FeatureName>(
  target: Element | ShadowRoot,
  options: FrameOptions<Name>,
): Frame<Name> {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(options.feature))
    throw new RangeError(
      `There is no feature “${options.feature}”. Use the name of its element without atrium-, such as licence-rules.`,
    )
  let current: FrameOptions<Name> = options
  let scheme: 'light' | 'dark' = 'light'
  let height = 0
  let hasStarted = false
  const base = new URL(options.service, window.location.href)
  const iframe = document.createElement('iframe')
  iframe.src = addressOf(base, options)
  iframe.allow = 'clipboard-write; fullscreen; publickey-credentials-get'
  for (const permission of permissions) iframe.sandbox.add(permission)
  Object.assign(iframe.style, { ...probeStyle, display: 'block', width: '100%', border: '0' })

  const send = (message: ToFrame) => iframe.contentWindow?.postMessage(message, base.origin)
  const configure = () =>
    hasStarted && send({ atrium: 1, type: 'update', options: framedOf(current, scheme) })
  function measure() {
    iframe.title = current.title ?? 'Atrium'
    const { minHeight = 480, maxHeight = window.innerHeight } = current
    iframe.style.height = `${Math.max(minHeight, Math.min(height, maxHeight))}px`
  }
  const fail = (error: LoadError) => (current.onLoadError ?? warn)(error)

  async function answer(id: number, thumbprint: string | undefined) {
    const reply = { atrium: 1, type: 'token', id } as const
    try {
      const token = await current.getToken?.({ thumbprint })
      send({ ...reply, ...(token !== undefined && { token }) })
    } catch (cause) {
      fail({ kind: 'token', message: 'getToken failed.', cause })
      send({ ...reply, failure: 'getToken failed.' })
    }
  }

  const stopHearing = hearFrom({
    window: () => iframe.contentWindow,
    origin: base.origin,
    schema: fromFrame,
    onMessage(message) {
      if (message.type === 'hello') {
        hasStarted = true
        configure()
      } else if (message.type === 'token') void answer(message.id, message.thumbprint)
      else if (message.type === 'event') tell(message.event, current)
      else {
        height = message.height
        measure()
      }
    },
  })
  const noStart = () => {
    const message = `The frame didn’t start. If ${base.origin} runs, allow ${window.location.origin}: EMBED_ORIGINS, or the origins of the embedder.`
    if (!hasStarted) fail({ kind: 'forbidden', message })
  }
  let patience: ReturnType<typeof setTimeout> | undefined
  iframe.addEventListener('load', () => {
    clearTimeout(patience)
    patience = setTimeout(noStart, longestStart)
  })

  measure()
  target.append(iframe)
  const stopWatching = watchScheme(iframe, (around) => {
    scheme = around
    if (current.appearance?.theme === 'host') configure()
  })
  window.addEventListener('resize', measure)
  return {
    iframe,
    update(changes) {
      current = { ...current, ...changes }
      measure()
      configure()
    },
    destroy() {
      clearTimeout(patience)
      window.removeEventListener('resize', measure)
      stopWatching()
      stopHearing()
      iframe.remove()
    },
  }
}

type AnyOptions = Omit<FrameOptions, 'feature' | 'props'> & { readonly props?: object | undefined }

/** Milliseconds from the loaded page to its first message. */
const longestStart = 10_000

/** Its own origin, which it needs for its calls; it can't lead this page away. */
const permissions = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
]

function addressOf(
  base: URL,
  { feature, locale = 'zh-CN' }: Pick<FrameOptions, 'feature' | 'locale'>,
): string {
  const query = new URLSearchParams({ parent: window.location.origin, locale })
  return `${base.href.replace(/\/$/, '')}/embed/${feature}?${query}`
}

function framedOf(options: AnyOptions, scheme: 'light' | 'dark'): FramedOptions {
  const { appearance, onSignIn, onCompany, company, locale, path, props, timeZone, dir, chrome, isLive } =
    options
  const theme = appearance?.theme ?? 'system'
  const framed = {
    ...{ company, locale, path, props, timeZone, dir, chrome, isLive, variables: appearance?.variables },
    theme: theme === 'host' ? scheme : theme,
    can: [...(onSignIn ? (['signIn'] as const) : []), ...(onCompany ? (['changeCompany'] as const) : [])],
  }
  // Functions can't be sent.
  return JSON.parse(JSON.stringify(framed))
}

function tell(event: FrameEvent, options: AnyOptions): void {
  if (event.name === 'loaderror') (options.onLoadError ?? warn)(event.detail)
  else if (event.name === 'error') options.onError?.(event.detail)
  else if (event.name === 'changed') options.onChanged?.(event.detail.resources)
  else if (event.name === 'navigate') options.onNavigate?.(event.detail.path)
  else if (event.name === 'company') options.onCompany?.(event.detail.company)
  else if (event.name === 'leave') (options.onLeave ?? leave)(event.detail.address)
  else options[plainListeners[event.name]]?.()
}

const plainListeners = {
  ready: 'onReady',
  loadstart: 'onLoadStart',
  signedout: 'onSignedOut',
  signin: 'onSignIn',
  close: 'onClose',
} as const

const warn = ({ message, cause }: LoadError) => console.warn(message, cause ?? '')
const leave = (address: string) => window.location.assign(address)
