import { sql } from 'drizzle-orm'
import type { Ports } from './ports'

const patience = 3000

/** 200 while the database answers. */
export async function health({ database }: Ports): Promise<Response> {
  const isReady = await Promise.race([
    database.connection.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref()),
  ])
  const body = { status: isReady ? 'ready' : 'databaseUnreachable' }
  return Response.json(body, { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
