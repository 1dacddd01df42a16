import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../refusal/Refusal'
import { createLanes, type LaneOptions } from './createLanes'

type Width = Omit<LaneOptions, 'full'>

/** Limits of this process: how many requests run at once, and how many wait. */
export interface DoorWidths {
  readonly readsOfPerson: Width
  readonly changesOfPerson: Width
  /** For callers who aren't signed in. */
  readonly network: Width
  /** For requests other than operations, such as files and pages, per network. */
  readonly others: Width
  readonly changesOfCompany: Width
  readonly changes: Width
  /** Running or waiting, in total. */
  readonly requests: number
}

/** Admits every request, with separate limits for each caller. */
export interface Door {
  /** @param who a person, or the network of a caller who isn't signed in */
  enter<T>(who: Visitor, effect: 'reads' | 'writes', work: () => Promise<T>): Promise<T>
  /**
   * Admits a request other than an operation, until its answer begins; sending it depends on the client's
   * connection.
   */
  pass<T>(network: string, work: () => Promise<T>): Promise<T>
  /** Admits a transaction that changes data, of a company or of none. */
  change<T>(companyId: string | undefined, work: () => Promise<T>): Promise<T>
}

export type Visitor = { readonly userId: string } | { readonly network: string }

/** @param connections to the database; half of them are reserved for reads */
export const doorWidths = (connections: number): DoorWidths => ({
  readsOfPerson: { atOnce: 6, waiting: 200 },
  changesOfPerson: { atOnce: 2, waiting: 200 },
  network: { atOnce: 20, waiting: 200 },
  others: { atOnce: 40, waiting: 600 },
  changesOfCompany: { atOnce: 3, waiting: 400 },
  changes: { atOnce: Math.max(1, Math.floor(connections / 2)), waiting: 1000 },
  requests: 3000,
})

export function createDoor(widths: DoorWidths): Door {
  const reads = createLanes({ ...widths.readsOfPerson, full: tooManyOwn })
  const changesOfPerson = createLanes({ ...widths.changesOfPerson, full: tooManyOwn })
  const networks = createLanes({ ...widths.network, full: tooManyThere })
  const others = createLanes({ ...widths.others, full: tooManyThere })
  const companies = createLanes({ ...widths.changesOfCompany, full: tooManyOfCompany })
  const changes = createLanes({ ...widths.changes, full: busy })
  const all = createLanes({ atOnce: widths.requests, waiting: 0, full: busy })
  return {
    enter: (who, effect, work) =>
      all('', () =>
        'network' in who
          ? networks(who.network, work)
          : (effect === 'reads' ? reads : changesOfPerson)(who.userId, work),
      ),
    pass: (network, work) => all('', () => others(network, work)),
    change(companyId, work) {
      const next = () => changes('', work)
      return companyId === undefined ? next() : companies(companyId, next)
    },
  }
}

const tooManyOwn = () => new Refusal(wireRefusals.tooManyOwn)
const tooManyThere = () => new Refusal(wireRefusals.tooManyThere)
const tooManyOfCompany = () => new Refusal(wireRefusals.tooManyOfCompany)
const busy = () => new Refusal(wireRefusals.busy)
