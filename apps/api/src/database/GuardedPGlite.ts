import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import pLimit from 'p-limit'

const withinTransaction = new AsyncLocalStorage<true>()

/**
 * PostgreSQL runs in this thread: without these turns of the loop the network would never be heard. Of new connections
 * Node takes one in each.
 */
const turnsBetween = 20

/**
 * There is one connection. Who asks it for something else from within a transaction would wait for that
 * transaction, and it for them, for ever: such a query fails at once instead.
 *
 * Transactions wait here, and reads pass them: of any number of waiting writes a read waits for one.
 */
export class GuardedPGlite extends PGlite {
  readonly #oneAtATime = pLimit(1)

  override query: PGlite['query'] = (...given) => {
    this.#refuseWithin()
    return super.query(...given)
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#refuseWithin()
    return this.#oneAtATime(async () => {
      for (let turn = 0; turn < turnsBetween; turn++) await turnOfTheLoop()
      return super.transaction((transaction) => withinTransaction.run(true, () => work(transaction)))
    })
  }

  #refuseWithin(): void {
    if (!withinTransaction.getStore()) return
    throw new Error(
      'Within a transaction use its own connection: the database has no other, and would wait for ever.',
    )
  }
}
