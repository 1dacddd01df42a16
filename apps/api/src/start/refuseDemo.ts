import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/Connection'
import { StartFailure } from '../platform/process/StartFailure'
import { demo } from '../seed/demo'
import { users } from '../tables'

/** A directory that was tried out on this machine must not go public just because its address changes. */
export async function refuseDemo({ connection }: Database): Promise<void> {
  const found = await connection.$count(users, inArray(users.id, Object.values(demo.userIds)))
  if (found === 0) return
  throw new StartFailure(
    'HOST or PUBLIC_ORIGIN lets others than this machine in, and this database holds the demo accounts, whose ' +
      'password everybody knows. Take another ATRIUM_DATA_DIR or DATABASE_URL, or say DEMO_DATA=on to let them in.',
  )
}
