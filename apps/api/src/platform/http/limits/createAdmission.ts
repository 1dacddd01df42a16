import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../../refusal/Refusal'
import { createKeyedQueue, type KeyedQueueOptions } from './createKeyedQueue'

type Limit = Omit<KeyedQueueOptions, 'full'>

/** Limits of this process: how many requests run at once, and how many wait. */
export interface AdmissionLimits {
  readonly readsOfPerson: Limit
  readonly changesOfPerson: Limit
  /** For callers who aren't signed in. */
  readonly network: Limit
  /** For requests other than operations, such as files and pages, per network. */
  readonly others: Limit
  readonly changesOfCompany: Limit
  readonly changes: Limit
  /** Running or waiting, in total. */
  readonly requests: number
}

/** Admits every request, with separate limits for each caller. */
export interface Admission {
  /** @param who a person, or the network of a caller who isn't signed in */
  admitCall<T>(who: Visitor, effect: 'reads' | 'writes', work: () => Promise<T>): Promise<T>
  /**
   * Admits a request other than an operation, until its answer begins; sending it depends on the client's
   * connection.
   */
  admitRequest<T>(network: string, work: () => Promise<T>): Promise<T>
  /** Admits a transaction that changes data, of a company or of none. */
  admitChange<T>(companyId: string | undefined, work: () => Promise<T>): Promise<T>
}

export type Visitor = { readonly userId: string } | { readonly network: string }

/** @param connections to the database; half of them are reserved for reads */
export const admissionLimits = (connections: number): AdmissionLimits => ({
  readsOfPerson: { atOnce: 6, waiting: 200 },
  changesOfPerson: { atOnce: 2, waiting: 200 },
  network: { atOnce: 20, waiting: 200 },
  others: { atOnce: 40, waiting: 600 },
  changesOfCompany: { atOnce: 3, waiting: 400 },
  changes: { atOnce: Math.max(1, Math.floor(connections / 2)), waiting: 1000 },
  requests: 3000,
})

export function createAdmission(limits: AdmissionLimits): Admission {
  const reads = createKeyedQueue({ ...limits.readsOfPerson, full: tooManyOwn })
  const changesOfPerson = createKeyedQueue({ ...limits.changesOfPerson, full: tooManyOwn })
  const networks = createKeyedQueue({ ...limits.network, full: tooManyThere })
  const others = createKeyedQueue({ ...limits.others, full: tooManyThere })
  const companies = createKeyedQueue({ ...limits.changesOfCompany, full: tooManyOfCompany })
  const changes = createKeyedQueue({ ...limits.changes, full: busy })
  const all = createKeyedQueue({ atOnce: limits.requests, waiting: 0, full: busy })
  return {
    admitCall: (who, effect, work) =>
      all('', () =>
        'network' in who
          ? networks(who.network, work)
          : (effect === 'reads' ? reads : changesOfPerson)(who.userId, work),
      ),
    admitRequest: (network, work) => all('', () => others(network, work)),
    admitChange(companyId, work) {
      const next = () => changes('', work)
      return companyId === undefined ? next() : companies(companyId, next)
    },
  }
}

const tooManyOwn = () => new Refusal(wireRefusals.tooManyOwn)
const tooManyThere = () => new Refusal(wireRefusals.tooManyThere)
const tooManyOfCompany = () => new Refusal(wireRefusals.tooManyOfCompany)
const busy = () => new Refusal(wireRefusals.busy)
