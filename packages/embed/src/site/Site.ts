import type { Session } from '@atrium/features/session'
import { createContext, use } from 'react'

/** What whole features need of the site that shows them, besides the settings of the provider. */
export interface Site {
  /** Who is signed in. */
  readonly session: Session
  /** Leads to the sign-in, which returns to this screen. Undefined: the site has none, so none is offered. */
  readonly signIn: (() => void) | undefined
  /** Leads this tab to an address outside the site, such as a cashier or an app. */
  leaveFor(address: string): void
  /**
   * Shows the screens of another company. Resolves to false if that failed, after showing the reason. Undefined: the
   * site shows one company only, so it isn't offered.
   */
  readonly enterCompany: ((companyId: string) => Promise<boolean>) | undefined
  /** The person doesn't manage the current company any more: shows their personal space. */
  leaveCompany(): void
  /** The number of pending items behind a path. Undefined: the site doesn't know. */
  pendingAt(path: string): number | undefined
}

export const SiteContext = createContext<Site | undefined>(undefined)

/** The site around a whole feature. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('This component needs an <Atrium> around it.')
  return site
}
