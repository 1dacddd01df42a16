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
  /** The data directory; without it, the database is in memory. The caller holds the directory's lock. */
  readonly directory?: string
  /** Ends the process if it no longer holds the directory. */
  readonly requireHeld?: () => void
  /** A dump to start from, if the database is empty. */
  readonly template?: Blob
  /** The file system, if not memory or PGlite's own directory. */
  readonly files?: Filesystem
  /** PGlite's compiled WebAssembly, for callers that open many. */
  readonly program?: WebAssembly.Module
}

interface EmbeddedDatabase extends MigratableDatabase {
  /** The whole database as one file, usable as another one's `template`. */
  dump(): Promise<Blob>
}

/** PostgreSQL inside this process. It has one connection, so transactions run one after another. */
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
      // A notification arrives while its sender is still leaving the transaction.
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

/**
 * Like PGlite's own conversion, but without an array with a string per byte: a picture of 5 MB took seconds
 * and 400 MB.
 */
const bytesByHex: Pick<PGliteOptions, 'serializers' | 'parsers'> = {
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), 'hex')) },
}

/** Data in memory needs no second cache, and the default of 128 MB takes half of the time to open. */
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
 * PostgreSQL runs in this thread: without these turns of the event loop, network events would starve. Node
 * accepts one new connection per turn.
 */
const turnsBetween = 20

/** After this many reads, a waiting transaction runs in any case. */
const mostReads = 4

/**
 * PGlite has one connection. A query outside of the transaction, made from within it, would deadlock, so it
 * fails at once.
 *
 * Transactions wait here, and reads overtake them: a read waits for at most one of the waiting writes.
 */
class GuardedPGlite extends PGlite {
  readonly #oneAtATime = pLimit(1)
  /** Since the last transaction. */
  #reads = 0

  override query: PGlite['query'] = async (...given) => {
    this.#refuseWithin()
    this.#reads += 1
    // Awaiting an answer needs no turn of the event loop, so continuous reads could make transactions wait
    // forever.
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
      'Within a transaction use its own connection: the database has no other, so this would wait forever.',
    )
  }
}
