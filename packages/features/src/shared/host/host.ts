import { atom } from 'jotai'
import type { Events } from '../request/events'
import type { Locale, TextOverrides } from '../texts/messages'
import type { Client, TokenSource } from '../wire/client'

export interface Notice {
  /** `warning`: it can't be done like this, and the person knows how. `failure`: something to read. */
  readonly tone: 'success' | 'warning' | 'failure' | 'notice'
  readonly message: string
  /** Milliseconds shown; failures stay until dismissed. Default: 3,000. */
  readonly duration?: number
  /** It takes the place of a former one that was told as the same. Default: it stands beside others. */
  readonly id?: string
  /** One thing to do about it, such as to undo it. It takes the notice away. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Where the person is, as a feature may know it. */
export interface Location {
  readonly pathname: string
  /** Without the leading `?`. */
  readonly search: string
}

/** Small values a host keeps between visits, such as the width of a panel. */
export interface Store {
  read(key: string): string | undefined
  write(key: string, value: string): void
}

/** What is typed into forms of the page and not saved, and the ways off the page. */
export interface Unsaved {
  /**
   * A form has something, until what is returned is called; `discard` gives it up. One that is modal stands above
   * the page: Back and Forward take it away on the same page, too.
   */
  add(discard: () => void, isModal?: boolean): () => void
  /** Does what takes the forms away: at once, or when the person gives up what is typed. */
  leave(go: () => void): void
}

/** Everything that a feature may know of the page around it but where it is. Hosts set it by `<FeatureProvider>`. */
export interface Host {
  readonly client: Client
  /** What no operation carries, such as the content of large files, goes there by this. */
  readonly service: { readonly baseUrl: string; readonly tokens: TokenSource | undefined }
  /** Id of the current company; undefined in the personal space. */
  readonly companyId: string | undefined
  readonly locale: Locale
  /** IANA name; undefined: that of the browser. */
  readonly timeZone: string | undefined
  /** Texts of the host's own, by catalogue and key. */
  readonly texts: TextOverrides
  /** What the person is in the company; the interface hides what it would be refused. */
  readonly companyRole: 'superAdministrator' | 'administrator' | 'member' | undefined
  /**
   * Whether the person's menu leads to the path; features offer no way to what would be refused. Default: to
   * whoever isn't known to be an ordinary member.
   */
  readonly offers: (path: string) => boolean
  /**
   * Whether something on the host's site shows the path: a link to what nothing shows isn't there. Default: what the
   * features on the page show themselves.
   */
  readonly serves: (path: string) => boolean
  /** Who shows a screen's heading and breadcrumb. Default: `own`, the screen does. */
  readonly chrome: 'own' | 'host'
  /** Whether a screen that is shown instead of another one takes the focus, if that was lost. Default: it doesn't. */
  readonly focusOnArrival: boolean
  navigate(to: string, options?: { readonly replace?: boolean }): void
  /** The address to put into a link that leads to `to`. */
  href(to: string): string
  notify(notice: Notice): void
  readonly store: Store
  /** The same for one tab alone, as `sessionStorage` keeps them. Default: `store`. */
  readonly tabStore: Store
  /** What the screen is called, and what such screens are: `kind` names nobody and nothing. Both empty: it is gone. */
  setTitle(title: string, kind: string): void
  /** Asks before what is typed goes away. Default: nobody does. */
  readonly unsaved: Unsaved | undefined
  /** What happened elsewhere. Default: only what other parts of the page tell. */
  readonly events: Events
}

/** The host as the provider knows it: what features show themselves only they know. */
export interface GivenHost extends Omit<Host, 'serves'> {
  readonly serves: Host['serves'] | undefined
}

/** Set by the provider before anything reads it. */
export const hostAtom = atom<GivenHost | undefined>(undefined)

/** Apart from the host: it changes at every step, and few look at it. */
export const locationAtom = atom<Location>({ pathname: '', search: '' })

/** Few of those look at more than the path: most steps change only what stands behind it. */
export const pathnameAtom = atom((get) => get(locationAtom).pathname)

export const presentHostAtom = atom((get): GivenHost => {
  const host = get(hostAtom)
  if (!host) throw new Error('This component needs a <FeatureProvider> around it.')
  return host
})

export const clientAtom = atom((get) => get(presentHostAtom).client)
