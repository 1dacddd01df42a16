import type { Scope } from '@atrium/contracts/wire/embedScopes'
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
  /** Replaces an earlier one with the same id. Default: shown beside others. */
  readonly id?: string
  /** One action, such as undo. It closes the notice. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** The current location. */
export interface Location {
  readonly pathname: string
  /** Without the leading `?`. */
  readonly search: string
}

/** Small values that a host keeps between visits, such as the width of a panel. */
export interface Store {
  read(key: string): string | undefined
  write(key: string, value: string): void
}

/** Unsaved values of the page's forms, and ways to leave the page. */
export interface Unsaved {
  /**
   * Registers unsaved values until the returned function is called; `discard` gives them up. A modal form is above the
   * page: Back and Forward close it, also on the same page.
   */
  add(discard: () => void, isModal?: boolean): () => void
  /** Runs what removes the forms: at once, or when the person gives up the typed values. */
  leave(go: () => void): void
}

/**
 * Everything that a feature may know of the page around it, except the location. Hosts set it with
 * `<FeatureProvider>`.
 */
export interface Host {
  readonly client: Client
  /** Base of requests that aren't operations, such as the content of large files. */
  readonly service: { readonly baseUrl: string; readonly tokens: TokenSource | undefined }
  /** Id of the current company; undefined in the personal space. */
  readonly companyId: string | undefined
  readonly locale: Locale
  /** Direction of the text; undefined: as in the page around. */
  readonly dir: 'ltr' | 'rtl' | undefined
  /** IANA name; undefined: that of the browser. */
  readonly timeZone: string | undefined
  /** The host's own texts, by catalogue and key. */
  readonly texts: TextOverrides
  /** The person's role in the company; the interface hides what would be refused. */
  readonly companyRole: 'superAdministrator' | 'administrator' | 'member' | undefined
  /**
   * Whether the page may use what the scope is for: controls whose calls would be refused aren't rendered. Always true
   * without the token of an embedding site. `never`: no token covers it. Paths are compared with it already, in `offers`, `allows` and `serves`.
   */
  readonly covers: (scope: Scope | 'never') => boolean
  /**
   * Whether the person's menu leads to the path; features offer no way to what would be refused. Default: true unless
   * the person is known to be an ordinary member.
   */
  readonly offers: (path: string) => boolean
  /** The same for something that is shown here, such as a dialog, whether or not the host's site shows the path. */
  readonly allows: (path: string) => boolean
  /**
   * Whether a screen on the host's site shows the path: links to other paths aren't rendered. Default: the
   * paths of the features on the page.
   */
  readonly serves: (path: string) => boolean
  /** Whether the host or the screen shows heading and breadcrumb. Default: `own`, the screen. */
  readonly chrome: 'own' | 'host'
  /** Whether a screen that replaces another takes the focus, if it was lost. Default: no. */
  readonly focusOnArrival: boolean
  navigate(to: string, options?: { readonly replace?: boolean }): void
  /**
   * The address for a link to `to`; in the account centre, if no screen on the host's site shows it. Default: in the
   * account centre, because a location in memory has no address.
   */
  href(to: string): string
  notify(notice: Notice): void
  readonly store: Store
  /** The same for one tab only, as in `sessionStorage`. Default: `store`. */
  readonly tabStore: Store
  /** Sets the title of the screen, and of its kind: `kind` contains no personal names. Both empty: it is gone. */
  setTitle(title: string, kind: string): void
  /** Asks before typed values are lost. Default: nobody asks. */
  readonly unsaved: Unsaved | undefined
  /** Events from elsewhere. Default: only those of other parts of the page. */
  readonly events: Events
}

/** The host as given to the provider; the features add their own paths. */
export interface GivenHost extends Omit<Host, 'serves' | 'allows'> {
  readonly serves: Host['serves'] | undefined
}

/** Set by the provider before the first read. */
export const hostAtom = atom<GivenHost | undefined>(undefined)

/** Separate from the host: it changes at every step, and few atoms need it. */
export const locationAtom = atom<Location>({ pathname: '', search: '' })

/** The paths that the roots in this store show; never read to render. */
export const shownPathsAtom = atom(() => new Set<string>())

/** Few atoms need more than the path: most navigation only changes the query. */
export const pathnameAtom = atom((get) => get(locationAtom).pathname)

export const presentHostAtom = atom((get): GivenHost => {
  const host = get(hostAtom)
  if (!host) throw new Error('This component needs a <FeatureProvider> around it.')
  return host
})

export const clientAtom = atom((get) => get(presentHostAtom).client)
