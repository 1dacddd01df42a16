import { openPostgres } from '../../platform/database/openPostgres'
import { runPostgres } from './runPostgres'

/** vitest's global setup: with TEST_DATABASE=postgres, one real server for the whole run. */
export default async function startPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const postgres = await runPostgres()
  await postgres.createDatabase('atrium_template')
  const template = await openPostgres({ url: postgres.url('atrium_template') })
  await template.migrate()
  await template.close()
  process.env.TEST_DATABASE_URL = postgres.url('')
  return postgres.stop
}
