import { applicantNameLength } from '@atrium/contracts/applications/contract'
import type { backlogOperations } from '@atrium/contracts/backlog/policy'
import { backlogRefusals } from '@atrium/contracts/backlog/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { type Applicant, acceptInvitation, findApplicant, holdersOf, isMember } from '../applications'
import { writeAuditRow } from '../audit'
import { changeInvitation, currentStatus, findInvitation, type InvitationRow } from '../invitations'
import { invitations } from '../invitations/tables'
import { lockCompany, refreshMenuCounts } from '../organisation'
import { companies } from '../organisation/tables'
import { checkPassport } from '../session'
import { isOfPerson, ofPerson } from './ofPerson'

type AnswerCall = UnmanagedCall<typeof backlogOperations.answerInvitation>

/**
 * Opens its own transaction, because the company to lock follows from the invitation, not from the call. Repeating the
 * same answer, by a second click or after a lost response, succeeds.
 */
export async function answerInvitation(call: AnswerCall): Promise<true> {
  const { ports, person, body, now } = call
  const { database, keys } = ports
  if (!(await checkPassport(keys, person, body.passportToken, now)))
    throw new Refusal(backlogRefusals.passportRefused)
  const companyId = await findCompanyOf(database.connection, person.userId, body.id)
  await database.transaction(async (db) => {
    await lockCompany(db, companyId, 'alone')
    const applicant = await findApplicant(db, person.userId)
    const invitation = await findInvitation(db, companyId, body.id)
    if (!invitation || !isOfPerson(invitation, applicant)) throw new Refusal(backlogRefusals.missing)
    if (isAnswered(invitation, applicant, body.isPass)) return
    const company = await requireCompany(db, companyId)
    requireWaiting(invitation, now)
    await (body.isPass ? agree : refuse)(db, { company, invitation, applicant, now })
    await record(db, call, invitation)
  })
  return true
}

interface Answered {
  readonly company: Awaited<ReturnType<typeof requireCompany>>
  readonly invitation: InvitationRow
  readonly applicant: Applicant
  readonly now: Date
}

async function agree(db: Connection, { company, invitation, applicant, now }: Answered): Promise<void> {
  if (await isMember(db, company.id, applicant.id)) throw new Refusal(backlogRefusals.alreadyMember)
  if ((await holdersOf(db, company.id, [applicant.phone])).size > 0)
    throw new Refusal(backlogRefusals.phoneTaken)
  const name = [...(invitation.name || applicant.realName || applicant.phone)]
  await acceptInvitation(db, company, invitation, applicant, name.slice(0, applicantNameLength).join(''), now)
  await refreshMenuCounts(db, company.id, 'invitations')
}

async function refuse(db: Connection, { invitation, applicant, now }: Answered): Promise<void> {
  await changeInvitation(db, invitation, 'decline', now, { userId: applicant.id, respondedAt: now })
  await publish(db, { userIds: [applicant.id], target: 'OnMenusChanged' })
}

async function findCompanyOf(db: Connection, userId: string, invitationId: string): Promise<string> {
  const own = and(ofPerson(await findApplicant(db, userId)), eq(invitations.id, invitationId))
  const [found] = await db.select({ companyId: invitations.companyId }).from(invitations).where(own)
  if (!found) throw new Refusal(backlogRefusals.missing)
  return found.companyId
}

const isAnswered = ({ status, userId }: InvitationRow, applicant: Applicant, isPass: boolean) =>
  userId === applicant.id && status === (isPass ? 1 : 2)

function requireWaiting(invitation: InvitationRow, now: Date): void {
  const status = currentStatus(invitation, now)
  if (status === 6) throw new Refusal(backlogRefusals.expired)
  if (status === 7) throw new Refusal(backlogRefusals.withdrawn)
  if (status !== 4) throw new Refusal(backlogRefusals.answered)
}

async function requireCompany(db: Connection, companyId: string) {
  const [company] = await db
    .select({
      id: companies.id,
      name: companies.name,
      logoPath: companies.logoPath,
      dissolvedAt: companies.dissolvedAt,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company || company.dissolvedAt) throw new Refusal(backlogRefusals.companyGone)
  return company
}

async function record(
  db: Connection,
  { person, body, now, address, agent }: AnswerCall,
  { id, companyId, phone }: InvitationRow,
): Promise<void> {
  await writeAuditRow(db, {
    companyId,
    at: now,
    actorId: person.userId,
    sessionId: person.sessionId,
    operation: 'answerInvitation',
    subject: { invitationId: id, phone, after: { standing: body.isPass ? 'joined' : 'rejected' } },
    caller: { address, agent },
  })
}
