import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Resources } from './Resources'

const patience = 3000

/** `/livez`: the process runs. `/readyz`: it is to be given requests; `/healthz` is its older name. */
export function mountHealth(app: Hono, ports: Resources): void {
  app.get('/livez', () => told('alive', true))
  for (const path of ['/readyz', '/healthz']) app.get(path, () => readiness(ports))
}

/** It is not ready any more from the moment it is told to stop, and not for as long as its database doesn't answer. */
async function readiness({ database, readiness }: Resources): Promise<Response> {
  if (readiness.tell() === 'ending') return told('ending', false)
  const answers = await Promise.race([
    database.connection.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref()),
  ])
  return answers ? told('ready', true) : told('databaseUnreachable', false)
}

const told = (status: string, isWell: boolean) =>
  Response.json({ status }, { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } })
