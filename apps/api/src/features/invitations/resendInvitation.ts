import { invitationDays, resendSeconds } from '@atrium/contracts/invitations/contract'
import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { and, eq, ne, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { queueSms } from '../../platform/outbox'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { memberships } from '../organisation/tables'
import { changeInvitation, findInScope, type InvitationRow } from './changeInvitation'
import { spendBudget } from './invitationBudget'
import { hashSecret, newSecret } from './invitationToken'
import { inviteText, refreshBacklogs } from './refreshBacklogs'
import { settleExpired } from './settleExpired'
import { invitations } from './tables'
import { currentStatus, nextStatus } from './transitions'

/** The message needs a new link, because only a hash of the former one is stored. */
export async function resendInvitation(call: Call<typeof invitationsOperations.resendInvitation>) {
  const { db, company, body, now, ports } = call
  const { companyId } = company
  const invitation = await findInScope(db, company, body.invitationId)
  if (invitation.kind !== 'sms') throw new Refusal(invitationsRefusals.notByMessage)
  nextStatus(currentStatus(invitation, now), 'resend')
  const waits = resendSeconds - Math.floor((now.getTime() - (invitation.sentAt?.getTime() ?? 0)) / 1000)
  if (waits > 0) throw new Refusal(invitationsRefusals.tooSoon({ seconds: waits }))
  await settleExpired(db, companyId, [invitation.phone], now)
  await requireStillOut(db, invitation)

  const secret = newSecret()
  const status = await changeInvitation(db, invitation, 'resend', now, {
    tokenHash: hashSecret(secret),
    sentAt: now,
    expiresAt: new Date(now.getTime() + invitationDays * 86_400_000),
  })
  await spendBudget(call, companyId, 1)
  const textOf = await inviteText(db, companyId, ports.settings.publicOrigin)
  await queueSms(db, {
    mobile: invitation.phone,
    text: textOf({ companyId, id: invitation.id, secret }),
    now,
  })
  call.audit({
    invitationId: invitation.id,
    phone: invitation.phone,
    before: { status: currentStatus(invitation, now) },
    after: { status },
  })
  await refreshBacklogs(db, [invitation.phone])
  return true as const
}

/** The person may have joined another way meanwhile, or have been invited again. */
async function requireStillOut(db: Connection, { companyId, id, phone }: InvitationRow): Promise<void> {
  const [member] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.phone, phone)))
  if (member) throw new Refusal(invitationsRefusals.alreadyJoined)
  const [open] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.phone, phone),
        or(eq(invitations.status, 4), eq(invitations.status, 5)),
        ne(invitations.id, id),
      ),
    )
  if (open) throw new Refusal(invitationsRefusals.alreadyOpen)
}
