import { Client } from 'pg'
import { connectionTo } from './connectionTo'

interface WaitsOptions {
  readonly url: string
  /** The server's process whose waiting is told of. */
  readonly pid: number
  /** Told after 5 s what is waited for, and again every half minute. */
  readonly onWait: (what: string) => void
}

const first = 5000
const again = 30_000

/** Tells what a connection waits for, for as long as it does. Resolves to what ends the telling. */
export function tellWaits({ url, pid, onWait }: WaitsOptions): () => void {
  let timer = setTimeout(tell, first)
  let isEnded = false

  async function tell(): Promise<void> {
    const blocking = await processesBlocking(url, pid).catch(() => [])
    if (isEnded) return
    onWait(blocking.length > 0 ? blocking.join(', ') : 'the migration to end')
    timer = setTimeout(tell, again)
  }
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

/** Those whose locks it waits for, each as people find it in `pg_stat_activity`. */
export async function processesBlocking(url: string, pid: number): Promise<string[]> {
  const client = new Client({ ...connectionTo(url), query_timeout: first })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select pid, application_name as name, coalesce(host(client_addr), 'local') as address, state,
         round(extract(epoch from now() - coalesce(xact_start, state_change, backend_start))) as seconds
       from pg_stat_activity where pid = any(pg_blocking_pids($1))`,
      [pid],
    )
    return rows.map(
      ({ pid, name, address, state, seconds }) =>
        `process ${pid} of the server (${name || 'unnamed'} from ${address}, ${state ?? 'unknown'} for ${seconds} s)`,
    )
  } finally {
    client.end().catch(() => undefined)
  }
}
