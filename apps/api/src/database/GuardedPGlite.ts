import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, type Transaction } from '@electric-sql/pglite'

const withinTransaction = new AsyncLocalStorage<true>()

/**
 * There is one connection. Who asks it for something else from within a transaction would wait for that
 * transaction, and it for them, for ever: such a query fails at once instead.
 */
export class GuardedPGlite extends PGlite {
  override query: PGlite['query'] = (...given) => {
    this.#refuseWithin()
    return super.query(...given)
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#refuseWithin()
    return super.transaction((transaction) => withinTransaction.run(true, () => work(transaction)))
  }

  #refuseWithin(): void {
    if (!withinTransaction.getStore()) return
    throw new Error(
      'Within a transaction use its own connection: the database has no other, and would wait for ever.',
    )
  }
}
