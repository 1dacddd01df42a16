import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { writeAuditRow } from '../audit'
import { type InvitationRow, settleExpired } from '../invitations'
import { invitations } from '../invitations/tables'
import { lockCompany, refreshMenuCounts } from '../organisation'
import { departments } from '../organisation/tables'
import { acceptInvitation } from './acceptInvitation'
import { type Applicant, findApplicant, isMember } from './findApplicant'
import { holdersOf } from './join'
import type { LinkRow } from './linkToken'
import { notifyReviewers } from './notifyReviewers'
import { type ResolvedCredential, requireValid, resolveCredential } from './resolveCredential'

type ApplyCall = UnmanagedCall<typeof applicationsOperations.applyToJoin>
type Applied = { readonly standing: 'pending' | 'joined'; readonly invitationId: string }

/** Opens its own transaction: the link names the company to lock, not the call. */
export async function applyToJoin(call: ApplyCall) {
  const { ports, person, body, now, address, agent } = call
  const { database, keys } = ports
  const seen = await resolveCredential(database.connection, keys, body)
  if (!seen) throw new Refusal(applicationsRefusals.unknown)
  const companyId = seen.company.id
  return database.transaction(async (db) => {
    await lockCompany(db, companyId, 'alone')
    const opening = await resolveCredential(db, keys, body)
    if (!opening) throw new Refusal(applicationsRefusals.unknown)
    const applicant = await findApplicant(db, person.userId)
    if (await isMember(db, companyId, applicant.id)) throw new Refusal(applicationsRefusals.alreadyMember)
    const { standing, invitationId } = await answer(db, opening, applicant, body.realName, now)
    await refreshMenuCounts(db, companyId, 'invitations')
    await writeAuditRow(db, {
      companyId,
      at: now,
      actorId: person.userId,
      sessionId: person.sessionId,
      operation: 'applyToJoin',
      subject: { invitationId, after: { standing, name: body.realName } },
      caller: { address, agent },
    })
    return { standing, enterpriseId: standing === 'joined' ? companyId : null }
  })
}

async function answer(
  db: Connection,
  opening: ResolvedCredential,
  applicant: Applicant,
  name: string,
  now: Date,
): Promise<Applied> {
  if (opening.kind === 'invitation') {
    if (opening.invitation.phone !== applicant.phone) throw new Refusal(applicationsRefusals.wrongAccount)
    await requireValid(db, opening, now)
    return acceptInvitation(db, opening.company, opening.invitation, applicant, name, now)
  }
  const { link, company } = opening
  await settleExpired(db, company.id, [applicant.phone], now)
  const open = await openInvitationOf(db, company.id, applicant.phone)
  if (open?.status === 5) throw new Refusal(applicationsRefusals.alreadyApplied)
  await requireValid(db, opening, now)
  // A person invited by text message needs no approval, even when they follow a link.
  if (open) return acceptInvitation(db, company, open, applicant, name, now)
  const holders = await holdersOf(db, company.id, [applicant.phone])
  if (holders.size > 0) throw new Refusal(applicationsRefusals.phoneTaken)
  const invitationId = await insertApplication(db, link, applicant, name, now)
  await notifyReviewers(db, 'link', {
    company,
    invitationId,
    inviterId: link.createdBy,
    applicant,
    name,
    now,
  })
  return { standing: 'pending', invitationId }
}

/** At most one is open per phone. */
async function openInvitationOf(
  db: Connection,
  companyId: string,
  phone: string,
): Promise<InvitationRow | undefined> {
  const [open] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.phone, phone),
        inArray(invitations.status, [4, 5]),
      ),
    )
  return open
}

async function insertApplication(
  db: Connection,
  link: LinkRow,
  applicant: Applicant,
  name: string,
  now: Date,
): Promise<string> {
  const invitationId = randomId()
  await db.insert(invitations).values({
    companyId: link.companyId,
    id: invitationId,
    kind: 'link',
    phone: applicant.phone,
    name,
    departmentId: await standingDepartment(db, link),
    userId: applicant.id,
    status: 5,
    linkId: link.id,
    invitedBy: link.createdBy,
    invitedAt: now,
    respondedAt: now,
    expiresAt: link.expiresAt,
  })
  return invitationId
}

/** The link's department, or the company's top if that was deleted. */
async function standingDepartment(db: Connection, { companyId, departmentId }: LinkRow): Promise<string> {
  const [deepest] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, companyId),
        or(eq(departments.id, departmentId), isNull(departments.parentId)),
      ),
    )
    .orderBy(desc(departments.level))
    .limit(1)
  return deepest?.id ?? departmentId
}
