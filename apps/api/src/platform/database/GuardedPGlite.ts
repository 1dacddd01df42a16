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

/** After so many reads it is a waiting transaction's turn in any case. */
const mostReads = 4

/**
 * There is one connection. Who asks it for something else from within a transaction would wait for that
 * transaction, and it for them, for ever: such a query fails at once instead.
 *
 * Transactions wait here, and reads pass them: of any number of waiting writes a read waits for one.
 */
export class GuardedPGlite extends PGlite {
  readonly #oneAtATime = pLimit(1)
  /** Since the last transaction. */
  #reads = 0

  override query: PGlite['query'] = async (...given) => {
    this.#refuseWithin()
    this.#reads += 1
    // An answer needs no turn of the loop: who reads on and on would keep transactions waiting for ever.
    if (this.#oneAtATime.activeCount > 0) await turnOfTheLoop()
    return super.query(...given)
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#refuseWithin()
    return this.#oneAtATime(async () => {
      this.#reads = 0
      for (let turn = 0; turn < turnsBetween && this.#reads < mostReads; turn++) await turnOfTheLoop()
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
