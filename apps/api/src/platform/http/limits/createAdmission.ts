import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../../refusal/Refusal'
import { createKeyedQueue, type KeyedQueueOptions } from './createKeyedQueue'

type Limit = Omit<KeyedQueueOptions, 'full'>

/** How many requests run at once in this process, and how many wait. */
export interface AdmissionLimits {
  readonly readsOfPerson: Limit
  readonly changesOfPerson: Limit
  /** Contents of files on their way; they arrive as slowly as connections are. */
  readonly uploadsOfPerson: Limit
  readonly uploads: Limit
  /** For callers who aren't signed in. */
  readonly network: Limit
  /** For requests other than operations, such as files and pages, per network. */
  readonly others: Limit
  readonly changesOfCompany: Limit
  readonly changes: Limit
  /** Running or waiting, in total, without uploads. */
  readonly requests: number
}

/** Whose requests are counted together. */
export interface Visitor {
  /** The person of a genuine token; undefined: a stranger. */
  readonly userId: string | undefined
  readonly network: string
}

/** Which limit a request falls under. `others` counts by network until the answer begins. */
export type AdmissionKind = 'reads' | 'changes' | 'uploads' | 'others'

/** Lets requests run as capacity allows, with separate limits for each caller. */
export interface Admission {
  /** @throws Refusal 429 or 503 if too many wait already */
  admit<T>(kind: AdmissionKind, visitor: Visitor, work: () => Promise<T>): Promise<T>
  /**
   * Runs a transaction that changes data, of a company or of none.
   * @throws Refusal 429 or 503 if too many wait already
   */
  admitChange<T>(companyId: string | undefined, work: () => Promise<T>): Promise<T>
}

/** @param connections to the database; half of them are reserved for reads */
export const admissionLimits = (connections: number): AdmissionLimits => ({
  readsOfPerson: { atOnce: 6, waiting: 200 },
  changesOfPerson: { atOnce: 2, waiting: 200 },
  uploadsOfPerson: { atOnce: 6, waiting: 100 },
  uploads: { atOnce: 100, waiting: 1000 },
  network: { atOnce: 20, waiting: 200 },
  others: { atOnce: 40, waiting: 600 },
  changesOfCompany: { atOnce: 3, waiting: 400 },
  changes: { atOnce: Math.max(1, Math.floor(connections / 2)), waiting: 1000 },
  requests: 3000,
})

export function createAdmission(limits: AdmissionLimits): Admission {
  const reads = createKeyedQueue({ ...limits.readsOfPerson, full: tooManyOwn })
  const changesOfPerson = createKeyedQueue({ ...limits.changesOfPerson, full: tooManyOwn })
  const uploadsOfPerson = createKeyedQueue({ ...limits.uploadsOfPerson, full: tooManyUploads })
  const uploads = createKeyedQueue({ ...limits.uploads, full: tooManyUploads })
  const networks = createKeyedQueue({ ...limits.network, full: tooManyThere })
  const others = createKeyedQueue({ ...limits.others, full: tooManyThere })
  const companies = createKeyedQueue({ ...limits.changesOfCompany, full: tooManyOfCompany })
  const changes = createKeyedQueue({ ...limits.changes, full: busy })
  const all = createKeyedQueue({ atOnce: limits.requests, waiting: 0, full: busy })
  return {
    admit(kind, { userId, network }, work) {
      if (kind === 'others') return all('', () => others(network, work))
      if (userId === undefined) return all('', () => networks(network, work))
      if (kind === 'uploads') return uploadsOfPerson(userId, () => uploads('', work))
      return all('', () => (kind === 'reads' ? reads : changesOfPerson)(userId, work))
    },
    admitChange(companyId, work) {
      const next = () => changes('', work)
      return companyId === undefined ? next() : companies(companyId, next)
    },
  }
}

const tooManyOwn = () => new Refusal(wireRefusals.tooManyOwn)
const tooManyUploads = () => new Refusal(diskRefusals.tooManyUploading)
const tooManyThere = () => new Refusal(wireRefusals.tooManyThere)
const tooManyOfCompany = () => new Refusal(wireRefusals.tooManyOfCompany)
const busy = () => new Refusal(wireRefusals.busy)
