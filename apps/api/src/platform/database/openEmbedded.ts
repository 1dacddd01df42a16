import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { PGlite, type PGliteOptions, type Transaction, types } from '@electric-sql/pglite'
import type { Filesystem } from '@electric-sql/pglite/basefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pLimit from 'p-limit'
import type { MigratableDatabase } from './Connection'
import { DurableNodeFS } from './DurableNodeFS'
import { localLocks } from './localLocks'
import { migrationsFolder } from './migrationsFolder'

interface EmbeddedOptions {
  /** Where the rows live; without it they live in memory only. The caller holds the directory's lock. */
  readonly directory?: string
  /** Ends the process if it holds the directory no longer. */
  readonly requireHeld?: () => void
  /** A dump to start from, where nothing is yet. */
  readonly template?: Blob
  /** What the rows lie in, if not in memory or a directory of PGlite's own. */
  readonly files?: Filesystem
  /** PGlite's program, compiled already: for whoever opens many. */
  readonly program?: WebAssembly.Module
}

interface EmbeddedDatabase extends MigratableDatabase {
  /** The whole database as one file, to be loaded as another one's `template`. */
  dump(): Promise<Blob>
}

/** PostgreSQL inside this process. One connection: transactions run one after the other. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { template, program } = options
  const client = new GuardedPGlite({
    ...storage(options),
    ...bytesByHex,
    ...(template && { loadDataDir: template }),
    ...(program && { pgliteWasmModule: program }),
  })
  await client.waitReady
  const connection = drizzle(client)
  return {
    connection,
    transaction: (work) => connection.transaction(work),
    async listen(channel, ear) {
      // A notification comes while whoever caused it is still on its way out of the transaction.
      const hear = AsyncResource.bind((payload: string) => ear.hear(payload))
      return { end: await client.listen(channel, hear) }
    },
    // No other process has it.
    tryLock: localLocks(),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
    async migrate(whileAlone) {
      await migrate(connection, { migrationsFolder })
      await whileAlone?.()
    },
  }
}

/** As PGlite would do it, but not by an array of a string for each byte: a picture of 5 MB took seconds and 400 MB. */
const bytesByHex: Pick<PGliteOptions, 'serializers' | 'parsers'> = {
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), 'hex')) },
}

/** What lies in memory needs no second place there, and 128 MB of them take half of the time to open it. */
const fewBuffers = ['-c', 'shared_buffers=4MB']

const storage = ({ directory, files, requireHeld = () => {} }: EmbeddedOptions): PGliteOptions =>
  directory === undefined
    ? { ...(files && { fs: files }), startParams: [...PGlite.defaultStartParams, ...fewBuffers] }
    : { fs: new DurableNodeFS(directory, requireHeld), startParams: durableStartParams() }

/** PGlite starts PostgreSQL with `-F` (no fsync), and its fdatasync does nothing. */
function durableStartParams(): string[] {
  const params = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return [...params, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on']
}

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
class GuardedPGlite extends PGlite {
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
