import type { LoadError } from '../atrium'
import { type Mounted, type MountOptions, mountAtrium } from '../mount'
import type { FeatureName } from '../registry'
import type { AtriumElement, ElementEvents } from './AtriumElement'

/** Attributes that are properties of the same name. */
const attributes = ['company', 'service', 'locale', 'theme', 'address'] as const
/** Attributes that set no property of `<Atrium>`. The element handles the path; HTML or the feature handles the others. */
const otherAttributes = ['path', 'dir', 'nonce', 'user-id'] as const

/** Options that are properties only. */
const properties = [
  ...['getToken', 'session', 'appearance', 'onSignIn', 'onCompany', 'onLeave', 'isLive', 'texts', 'timeZone'],
  ...[
    'store',
    'tabStore',
    'offers',
    'serves',
    'chrome',
    'events',
    'fetch',
    'notify',
    'setTitle',
    'unsaved',
    'href',
  ],
  ...['focusOnArrival', 'navigate', 'props'],
] as const

interface ElementSetup {
  /** Adopted by the shadow roots of all elements. */
  readonly styles: () => Promise<CSSStyleSheet>
  /** Without the attribute. */
  readonly service: string | undefined
}

/** The class of a feature's element. */
export function elementOf<Name extends FeatureName>(
  name: Name,
  { styles, service }: ElementSetup,
): new () => AtriumElement<Name> {
  class FeatureElement extends HTMLElement {
    static readonly observedAttributes = [...attributes, ...otherAttributes]
    readonly feature = name
    #given: Record<string, unknown> = {}
    #shown = ''
    #mounted: Mounted<FeatureName> | undefined
    #isWaiting = false

    static {
      for (const attribute of attributes)
        FeatureElement.#define(
          attribute,
          (element) => element.getAttribute(attribute),
          (element, value) => setAttribute(element, attribute, value),
        )
      for (const property of properties)
        FeatureElement.#define(
          property,
          (element) => element.#given[property],
          (element, value) => {
            element.#given = { ...element.#given, [property]: value }
            element.#update()
          },
        )
    }

    static #define(
      name: string,
      read: (element: FeatureElement) => unknown,
      write: (element: FeatureElement, value: unknown) => void,
    ): void {
      Object.defineProperty(FeatureElement.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: FeatureElement) {
          return read(this)
        },
        set(this: FeatureElement, value: unknown) {
          write(this, value)
        },
      })
    }

    constructor() {
      super()
      this.attachShadow({ mode: 'open' })
      // Properties that were set before the element was defined hide the accessors.
      for (const property of [...attributes, ...properties, 'path'] as const) {
        if (!Object.hasOwn(this, property)) continue
        const value: unknown = Reflect.get(this, property)
        Reflect.deleteProperty(this, property)
        // A constructor may not set attributes.
        queueMicrotask(() => Reflect.set(this, property, value, this))
      }
    }

    get path(): string {
      return this.#shown
    }

    set path(to: string) {
      this.#show(to)
      this.#update()
    }

    connectedCallback(): void {
      void this.#mount()
    }

    /** Moving the element removes it first, which must not lose what was typed. */
    disconnectedCallback(): void {
      setTimeout(() => {
        if (this.isConnected) return
        this.#mounted?.destroy()
        this.#mounted = undefined
      })
    }

    /** Without it, `moveBefore` would call the other two. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
      if (attribute === 'path') this.#show(value ?? '')
      this.#update()
    }

    async #mount(): Promise<void> {
      const { shadowRoot } = this
      if (this.#mounted || this.#isWaiting || !shadowRoot) return
      this.#isWaiting = true
      try {
        // Nothing is shown without its styles.
        shadowRoot.adoptedStyleSheets = [await styles()]
      } catch (cause) {
        const message = 'The style sheet couldn’t be loaded. Check connect-src of the page’s policy.'
        this.#fail({ kind: 'connection', message, cause })
        return
      } finally {
        this.#isWaiting = false
      }
      if (this.isConnected) this.#mounted = mountAtrium(shadowRoot, name, this.#options())
    }

    #update(): void {
      this.#mounted?.update(this.#options())
    }

    #show(to: string): void {
      this.#shown = to
    }

    #options(): MountOptions<Name> & MountOptions {
      const { theme, ...given } = { theme: this.getAttribute('theme'), ...this.#given }
      const { appearance, props } = given as Pick<MountOptions, 'appearance' | 'props'>
      const attribute = (attributeName: string) => this.getAttribute(attributeName) ?? undefined
      const isInHash = attribute('address') === 'hash'
      const userId = attribute('user-id')
      const options = {
        ...given,
        company: attribute('company'),
        service: attribute('service') ?? service,
        locale: attribute('locale'),
        dir: attribute('dir'),
        nonce: this.nonce || undefined,
        address: isInHash ? 'hash' : undefined,
        appearance: theme === null ? appearance : { ...appearance, theme },
        props: {
          onClose: () => this.#tell('atrium-close'),
          ...(userId !== undefined && { userId }),
          ...props,
        },
        ...(!isInHash && this.#location()),
        onReady: () => this.#tell('atrium-ready'),
        onLoadStart: () => this.#tell('atrium-loadstart'),
        onLoadError: (error: LoadError) => this.#fail(error),
        onChanged: (resources: ElementEvents['atrium-changed']['detail']['resources']) =>
          this.#tell('atrium-changed', { resources }),
        onError: (error: unknown) => this.#tell('atrium-error', { error }),
        onSignedOut: () => this.#tell('atrium-signedout'),
        onNavigate: (path: string) => {
          this.#shown = path
          if (!isInHash) this.#update()
          this.#tell('atrium-navigate', { path })
        },
      }
      return defined(options) as MountOptions<Name> & MountOptions
    }

    /** Without a listener that prevents it, the reason is in the console. */
    #fail(error: LoadError): void {
      if (this.#tell('atrium-loaderror', error)) console.warn(error.message, error.cause ?? '')
    }

    #location() {
      const [pathname = '', search = ''] = this.#shown.split('?')
      return { location: { pathname, search } }
    }

    #tell<Type extends keyof ElementEvents>(type: Type, detail?: ElementEvents[Type]['detail']): boolean {
      return this.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
      )
    }
  }
  return FeatureElement as unknown as new () => AtriumElement<Name>
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}

/** Without what isn't set, so that the provider's defaults apply. */
const defined = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
