import type { Resources } from '../platform/http/Resources'
import type { Uploads } from '../platform/uploads'
import type { CompanyRegistry } from './CompanyRegistry'
import type { ObjectStore } from './ObjectStore'
import type { PaymentProvider } from './PaymentProvider'
import type { ReadingTasks } from './ReadingTasks'
import type { Scanner } from './Scanner'
import type { Settings } from './Settings'
import type { SocialProvider } from './SocialProvider'
import type { StandInApp } from './StandInApp'

/** What the service needs from outside. `main.ts` alone knows the real ones. */
export interface Ports extends Resources {
  readonly settings: Settings
  /** The public registry of companies. */
  readonly registry: CompanyRegistry
  /** Where companies pay; undefined: nowhere, then orders can't be paid. */
  readonly payments: PaymentProvider | undefined
  /** Whose accounts sign people in. */
  readonly social: readonly SocialProvider[]
  /** Where cloud apps open that have no address; undefined: nowhere. */
  readonly standInApp: StandInApp | undefined
  /** Where files that people send are read. */
  readonly uploads: Uploads<ReadingTasks>
  /** Where the contents of the cloud disk lie. */
  readonly disk: ObjectStore
  /** Looks for malware in them before others get at them; undefined: nobody does. */
  readonly scanner?: Scanner | undefined
}

/**
 * What a handler sees of them. It reads and writes through `db`: to ask for another connection inside its
 * transaction would be to wait for itself.
 */
export type CallPorts = Omit<Ports, 'database'>
