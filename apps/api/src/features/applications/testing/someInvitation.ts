import type { Database } from '../../../platform/database/Connection'
import { invitations } from '../../../tables'
import { hashSecret, newSecret, writeToken } from '../../invitations/invitationToken'

interface Invited {
  readonly companyId: string
  readonly departmentId: string
  readonly phone: string
  readonly invitedBy: string
  readonly now: Date
  /** Milliseconds from now. Default: a week. */
  readonly lasts?: number
  /** Default: pending. */
  readonly status?: 4 | 7
}

const week = 7 * 86_400_000

/** Invites a phone as by text message, and returns the credential of the message's link. */
export async function someInvitation({ connection }: Database, invited: Invited): Promise<string> {
  const { now, lasts = week, status = 4, ...row } = invited
  const id = crypto.randomUUID()
  const secret = newSecret()
  await connection.insert(invitations).values({
    ...row,
    id,
    kind: 'sms',
    name: '白露',
    status,
    invitedAt: now,
    sentAt: now,
    expiresAt: new Date(now.getTime() + lasts),
    tokenHash: hashSecret(secret),
  })
  return writeToken({ companyId: row.companyId, id, secret })
}
