import { type FeatureName, registry } from '../registry'
import { elementOf } from './elementOf'

export interface ElementSettings {
  /** Our style sheet, `@atrium/embed/styles.css`: its address, or its text. */
  readonly styles: URL | string
  /** Origin of the account service for elements without the attribute `service`. Default: the page's origin. */
  readonly service?: string | undefined
}

/**
 * Registers an element for every feature, such as `<atrium-members>`. Each is loaded when it is first on the page. Call
 * it as often as you like; on a server it does nothing.
 */
export function defineElements({ styles, service }: ElementSettings): void {
  if (typeof customElements === 'undefined') return
  let sheet: Promise<CSSStyleSheet> | undefined
  const shared = () => {
    sheet ??= readSheet(styles).catch((cause: unknown) => {
      sheet = undefined
      throw cause
    })
    return sheet
  }
  for (const name of Object.keys(registry) as FeatureName[])
    if (!customElements.get(`atrium-${name}`))
      customElements.define(`atrium-${name}`, elementOf(name, { styles: shared, service }))
}

/** One sheet for the shadow roots of all elements. */
async function readSheet(styles: URL | string): Promise<CSSStyleSheet> {
  const sheet = new CSSStyleSheet()
  const text =
    typeof styles === 'string' && styles.includes('{')
      ? styles
      : await fetchText(new URL(styles, document.baseURI))
  return sheet.replace(`${ofHost}${text}`)
}

async function fetchText(address: URL): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}.`)
  // In development, Vite answers a script for `?url`.
  if (!/^text\/css\b/.test(response.headers.get('Content-Type') ?? ''))
    throw new Error(`${address.href} is no style sheet. With Vite, import styles.css?inline instead.`)
  // In a constructed sheet, addresses would be relative to the page.
  return (await response.text()).replaceAll(
    /url\((?!["']?(?:data:|#))["']?([^)"']+)["']?\)/g,
    (_, path) => `url("${new URL(path, address).href}")`,
  )
}

/** Nothing of the page around is inherited, except what concerns the place. Rules of the page for the element win. */
const ofHost = `
:host { all: initial; display: block; color-scheme: inherit; visibility: inherit; pointer-events: inherit }
:host([hidden]) { display: none }
`
