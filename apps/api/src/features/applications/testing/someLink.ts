import type { Database } from '../../../platform/database/Connection'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { inviteLinks } from '../../../tables'
import { writeLinkToken } from '../linkToken'

interface Shared {
  readonly companyId: string
  readonly departmentId: string
  readonly createdBy: string
  readonly now: Date
}

const week = 7 * 86_400_000

/** Creates a shared link, and returns its credential. */
export async function someLink({ connection }: Database, keys: ServiceKeys, shared: Shared): Promise<string> {
  const { now, ...row } = shared
  const id = crypto.randomUUID()
  await connection.insert(inviteLinks).values({
    ...row,
    id,
    memberLimit: 200,
    createdAt: now,
    expiresAt: new Date(now.getTime() + week),
  })
  return writeLinkToken(keys, { companyId: shared.companyId, linkId: id })
}
