import type { Resources } from '../platform/http/Resources'
import type { Uploads } from '../platform/uploads'
import type { CompanyDirectories } from './CompanyDirectory'
import type { CompanyRegistry } from './CompanyRegistry'
import type { DnsRecords } from './DnsRecords'
import type { ObjectStore } from './ObjectStore'
import type { OutsideFetch } from './OutsideFetch'
import type { PaymentProvider } from './PaymentProvider'
import type { ReadingTasks } from './ReadingTasks'
import type { Scanner } from './Scanner'
import type { Settings } from './Settings'
import type { SocialProvider } from './SocialProvider'
import type { StandInApp } from './StandInApp'
import type { StandInCompany } from './StandInCompany'
import type { UploadProtocol } from './UploadProtocol'

/** The service's dependencies on the outside. Only `start/` knows the real implementations. */
export interface Ports extends Resources {
  readonly settings: Settings
  /** The public registry of companies. */
  readonly registry: CompanyRegistry
  /** Where companies pay; undefined: orders can't be paid online. */
  readonly payments: PaymentProvider | undefined
  /** Providers whose accounts sign people in. */
  readonly social: readonly SocialProvider[]
  /** Finds out who a domain belongs to. */
  readonly dns: DnsRecords
  /** Reaches the addresses that companies name. */
  readonly outside: OutsideFetch
  /** Plays the identity provider of the demo company; undefined: there is none. */
  readonly standInCompany: StandInCompany | undefined
  /** Vendors that keep companies' directories. */
  readonly companyDirectories: CompanyDirectories
  /** Replaces cloud apps without an address; undefined: they can't be opened. */
  readonly standInApp: StandInApp | undefined
  /** Reads uploaded files. */
  readonly uploads: Uploads<ReadingTasks>
  /** Stores the contents of the cloud disk. */
  readonly disk: ObjectStore
  /** How browsers send them. */
  readonly uploadProtocol: UploadProtocol
  /** Scans them for malware before other people can get them; undefined: no scanning. */
  readonly scanner?: Scanner | undefined
}

/**
 * A handler's ports. It reads and writes through `db`: using another connection inside its transaction would
 * deadlock.
 */
export type CallPorts = Omit<Ports, 'database'>
