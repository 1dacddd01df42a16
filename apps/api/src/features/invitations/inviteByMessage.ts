import { invitationDays } from '@atrium/contracts/invitations/contract'
import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { sendMessage } from '../../platform/notifications'
import { queueManySms } from '../../platform/outbox'
import type { Call } from '../../ports/Call'
import { findCompanyName } from '../organisation'
import type { InvitationRow } from './changeInvitation'
import { type CheckedRow, checkRows } from './checkRows'
import { spendBudget } from './invitationBudget'
import { hashSecret, newSecret } from './invitationToken'
import { accountsOf, inviteText } from './refreshBacklogs'
import { settleExpired } from './settleExpired'
import { invitations } from './tables'

type InviteCall = Call<typeof invitationsOperations.inviteByMessage>

const day = 86_400_000

/** Invites all valid rows at once; a repeated call finds its own invitations and sends none again. */
export async function inviteByMessage(call: InviteCall) {
  const { db, company, body, now } = call
  const checked = await checkRows(db, { company, users: body.users, now, batchId: body.batchId })
  const good = checked.filter(({ problems }) => problems.length === 0)
  const done = await phonesOfBatch(call)
  const fresh = good.filter(({ invitee }) => !done.has(invitee.phone))
  if (fresh.length > 0) await send(call, fresh)
  else call.unchanged()
  return checked.map(({ invitee: { row }, problems }) => ({ row, sent: problems.length === 0, problems }))
}

async function phonesOfBatch({ db, company, body }: InviteCall): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ phone: invitations.phone })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, company.companyId),
        eq(invitations.batchId, body.batchId),
        inArray(
          invitations.phone,
          body.users.map(({ phone }) => phone).filter((phone) => /^\d{11}$/.test(phone)),
        ),
      ),
    )
  return new Set(rows.map(({ phone }) => phone))
}

async function send(call: InviteCall, rows: readonly CheckedRow[]): Promise<void> {
  const { db, company, person, body, now, ports } = call
  const { batchId } = body
  const invited = await sendInvitations(db, {
    ports,
    companyId: company.companyId,
    invitedBy: person.userId,
    batchId,
    now,
    people: rows.flatMap(({ invitee: { phone, realName: name }, place }) =>
      place ? { phone, name, departmentId: place.id } : [],
    ),
  })
  call.audit({ batchId, invited })
}

interface Inviting {
  readonly ports: InviteCall['ports']
  readonly companyId: string
  readonly invitedBy: string
  readonly batchId: string
  readonly now: Date
  /** Neither members nor invited already. */
  readonly people: readonly Pick<InvitationRow, 'phone' | 'name' | 'departmentId'>[]
}

/**
 * Invites people by text message. The caller holds the company's lock.
 *
 * @throws Refusal if they are more than the company may still invite today
 */
export async function sendInvitations(
  db: Connection,
  { ports, companyId, invitedBy, batchId, now, people }: Inviting,
): Promise<{ readonly id: string; readonly phone: string }[]> {
  await spendBudget({ db, ports, now }, companyId, people.length)
  await settleExpired(
    db,
    companyId,
    people.map(({ phone }) => phone),
    now,
  )
  const made = people.map((invitee, n) => ({
    secret: newSecret(),
    row: {
      ...invitee,
      companyId,
      id: randomId(),
      kind: 'sms' as const,
      status: 4,
      invitedBy,
      // One millisecond apart, so that the records keep the order of the list.
      invitedAt: new Date(now.getTime() + n),
      sentAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * day),
      batchId,
    },
  }))
  await db
    .insert(invitations)
    .values(made.map(({ row, secret }) => ({ ...row, tokenHash: hashSecret(secret) })))
  const textOf = await inviteText(db, companyId, ports.settings.publicOrigin)
  await queueManySms(
    db,
    made.map(({ row, secret }) => ({
      mobile: row.phone,
      text: textOf({ companyId, id: row.id, secret }),
    })),
    now,
  )
  await notifyInvited(
    db,
    companyId,
    made.map(({ row }) => row),
    now,
  )
  return made.map(({ row: { id, phone } }) => ({ id, phone }))
}

/** People who already have an account also find the invitation there, without waiting for the text message. */
async function notifyInvited(
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
