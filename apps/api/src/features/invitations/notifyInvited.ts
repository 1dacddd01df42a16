import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../messages'
import { findCompanyName } from '../organisation'
import type { InvitationRow } from './changeInvitation'
import { accountsOf } from './tellInvited'

/** Whoever has an account already finds the invitation there, too, and need not wait for the text message. */
export async function notifyInvited(
  db: Connection,
  companyId: string,
  invited: readonly Pick<InvitationRow, 'id' | 'phone'>[],
  now: Date,
): Promise<void> {
  const accounts = await accountsOf(
    db,
    invited.map(({ phone }) => phone),
  )
  const invitationOf = new Map(invited.flatMap(({ id, phone }) => pairOf(accounts.get(phone), id)))
  if (invitationOf.size === 0) return
  const name = await findCompanyName(db, companyId)
  await sendMessage(db, {
    userIds: [...invitationOf.keys()],
    kind: 'invitation',
    companyId,
    subjectOf: (userId) => invitationOf.get(userId),
    title: '您收到加入企业的邀请',
    content: `“${name}”邀请您加入企业，请在“我的待办”中同意或拒绝。`,
    titleEn: 'You’re invited to join a company',
    contentEn: `“${name}” invites you to join. Agree or refuse under My to-dos.`,
    now,
  })
}

const pairOf = (userId: string | undefined, invitationId: string): [string, string][] =>
  userId === undefined ? [] : [[userId, invitationId]]
