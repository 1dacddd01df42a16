import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Connection } from '../database/Connection'
import { databaseErrorCode } from '../database/databaseErrorCode'
import { readOnlyTransaction } from '../database/patient'
import type { Resources } from './Resources'

const patience = 3000

/**
 * `/livez`: the process runs. `/readyz`: it should get requests; `/healthz` is its older name, and `OPTIONS
 * /` is HAProxy's default check.
 */
export function mountHealth(app: Hono, ports: Resources): void {
  app.get('/livez', () => answer('alive', true))
  for (const path of ['/readyz', '/healthz']) app.get(path, () => readiness(ports))
  app.options('/', () => readiness(ports))
}

/** Not ready once it is stopping, or while its database doesn't answer or is read-only, as a standby is. */
async function readiness({ database, readiness }: Resources): Promise<Response> {
  if (readiness.tell() === 'ending') return answer('ending', false)
  const status = await Promise.race([
    isReadOnly(database.connection).then(
      (isSo) => (isSo ? 'databaseReadOnly' : 'ready'),
      (error) =>
        databaseErrorCode(error) === readOnlyTransaction ? 'databaseReadOnly' : 'databaseUnreachable',
    ),
    new Promise<string>((resolve) => setTimeout(resolve, patience, 'databaseUnreachable').unref()),
  ])
  return answer(status, status === 'ready')
}

async function isReadOnly(db: Connection): Promise<boolean> {
  const selection = { setting: sql<string>`current_setting('transaction_read_only')` }
  const [found] = await db.select(selection).from(sql`(select 1) as one`)
  return found?.setting === 'on'
}

const answer = (status: string, isWell: boolean) =>
  Response.json({ status }, { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } })
