import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import pLimit from 'p-limit'

const withinTransaction = new AsyncLocalStorage<true>()

/** So often a waiting transaction lets whoever reads go first, then it is its turn. */
const mostTurns = 20

/**
 * There is one connection. Who asks it for something else from within a transaction would wait for that
 * transaction, and it for them, for ever: such a query fails at once instead.
 *
 * Transactions wait here, and reads pass them: of any number of waiting writes a read waits for one.
 */
export class GuardedPGlite extends PGlite {
  readonly #oneAtATime = pLimit(1)
  #reading = 0

  override query: PGlite['query'] = async (...given) => {
    this.#refuseWithin()
    this.#reading += 1
    try {
      return await super.query(...given)
    } finally {
      this.#reading -= 1
    }
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#refuseWithin()
    return this.#oneAtATime(async () => {
      await this.#letReadersPass()
      return super.transaction((transaction) => withinTransaction.run(true, () => work(transaction)))
    })
  }

  /** The loop turns once at least: PostgreSQL runs in this thread, and the network would never be heard. */
  async #letReadersPass(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn++) {
      await turnOfTheLoop()
      if (this.#reading === 0) return
    }
  }

  #refuseWithin(): void {
    if (!withinTransaction.getStore()) return
    throw new Error(
      'Within a transaction use its own connection: the database has no other, and would wait for ever.',
    )
  }
}
