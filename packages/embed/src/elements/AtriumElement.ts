import type { LoadError } from '../atrium'
import type { MountOptions, PropsOf } from '../mount'
import type { FeatureName } from '../registry'

/** Options that are properties of an element: set them at any time. The others are attributes and events. */
export type ElementOptions = Omit<
  MountOptions,
  | ListenerName
  | 'company'
  | 'service'
  | 'locale'
  | 'address'
  | 'props'
  | 'container'
  | 'location'
  | 'dir'
  | 'nonce'
>

type ListenerName =
  | 'onReady'
  | 'onLoadStart'
  | 'onLoadError'
  | 'onChanged'
  | 'onNavigate'
  | 'onError'
  | 'onSignedOut'

/** Details of the events of an element, by the event's name. They bubble, also out of shadow roots. */
export interface ElementEvents {
  /** The first screen has its data. */
  'atrium-ready': CustomEvent<undefined>
  'atrium-loadstart': CustomEvent<undefined>
  /** Why nothing can be shown. It is in the console, unless a listener prevents that. */
  'atrium-loaderror': CustomEvent<LoadError>
  /** The person changed something: what may look different now. */
  'atrium-changed': CustomEvent<{ readonly resources: readonly string[] }>
  /** The feature shows another path now, with its query. */
  'atrium-navigate': CustomEvent<{ readonly path: string }>
  /** The feature broke. */
  'atrium-error': CustomEvent<{ readonly error: unknown }>
  'atrium-signedout': CustomEvent<undefined>
  /** The person closed it; only of features that can be closed. */
  'atrium-close': CustomEvent<undefined>
}

/** A feature as an HTML element. */
export interface AtriumElement<Name extends FeatureName = FeatureName>
  extends HTMLElement,
    Mutable<Partial<ElementOptions>> {
  readonly feature: Name
  /** Attribute `company`. */
  company: string | null
  /** Attribute `service`. */
  service: string | null
  /** Attribute `locale`: `zh-CN` or `en`. */
  locale: string | null
  /** Attribute `theme`: `light`, `dark`, `system` or `host`. It overrules that of `appearance`. */
  theme: string | null
  /** The path that it shows now, with its query. Attribute `path`: the one to show. */
  path: string
  /** Attribute `address`: `hash` keeps the path in the browser's address. */
  address: string | null
  /** Props of the feature. Texts among them are attributes too, such as `user-id`. */
  props: Partial<PropsOf<Name>>

  addEventListener<Type extends keyof ElementEvents>(
    type: Type,
    listener: (this: AtriumElement<Name>, event: ElementEvents[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof ElementEvents>(
    type: Type,
    listener: (this: AtriumElement<Name>, event: ElementEvents[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The elements of all features, by tag. */
export type ElementsByTag = { [Name in FeatureName as `atrium-${Name}`]: AtriumElement<Name> }

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
