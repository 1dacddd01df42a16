import { Client } from 'pg'
import { addressOf } from './addressOf'
import { connectionTo } from './connectionTo'
import { UnusableDatabase } from './UnusableDatabase'

/** In milliseconds; a server that is there answers at once. */
const longestAnswer = 5000

/**
 * Looks before anything is begun whether the service can work on a server.
 *
 * @throws UnusableDatabase where it is a read-only standby, or behind a pooler that shares its connections out by
 * transaction; other errors where it can't be reached.
 */
export async function requireFitServer(url: string): Promise<void> {
  const clients = [open(url), open(url)] as const
  const [own, other] = clients
  try {
    await own.connect()
    const { rows } = await own.query('show transaction_read_only')
    if (rows[0].transaction_read_only === 'on') {
      throw new UnusableDatabase(
        `The database of DATABASE_URL, ${addressOf(url)}, is read-only, as a standby is: set DATABASE_URL to the primary, or promote this one.`,
      )
    }
    await other.connect()
    if (await isShared(own, other)) {
      throw new UnusableDatabase(
        `DATABASE_URL, ${addressOf(url)}, leads to a pooler that gives each transaction another connection, and locks and notifications need one that stays: set pool_mode = session there, or set DATABASE_URL to the server itself.`,
      )
    }
  } finally {
    for (const client of clients) client.end().catch(() => undefined)
  }
}

function open(url: string): Client {
  const client = new Client({ ...connectionTo(url), query_timeout: longestAnswer })
  client.on('error', () => undefined)
  return client
}

/**
 * Whether two clients get at the same connection of the server, or one of them at several: a pooler takes it back after
 * each transaction, and gives it to whoever asks next.
 */
async function isShared(own: Client, other: Client): Promise<boolean> {
  const first = await serverProcess(own)
  await other.query('begin')
  if ((await serverProcess(other)) === first) return true
  return (await serverProcess(own)) !== first
}

async function serverProcess(client: Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}
