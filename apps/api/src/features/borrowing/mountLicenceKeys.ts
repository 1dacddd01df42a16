import { licenceKeysPath } from '@atrium/contracts/borrowing/contract'
import type { Hono } from 'hono'
import type { Ports } from '../../ports/Ports'
import { publicKeys } from './licenceKeys'

/** The public keys of licence files. Any site may read them, and caches keep them for an hour. */
export function mountLicenceKeys(app: Hono, { database, clock }: Pick<Ports, 'database' | 'clock'>): void {
  app.get(licenceKeysPath, async (context) =>
    context.json({ keys: await publicKeys(database.connection, clock()) }, 200, {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    }),
  )
}
