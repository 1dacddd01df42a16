import { applicantNameLength } from '@atrium/contracts/applications/contract'
import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call } from '../../ports/Call'
import { invitations } from '../invitations/tables'
import { type Applicant, findApplicant, isMember } from './findApplicant'
import { type ResolvedCredential, resolveCredential } from './resolveCredential'

export async function getStanding({
  db,
  ports,
  person,
  body,
}: Call<typeof applicationsOperations.getStanding>) {
  const opening = await resolveCredential(db, ports.keys, body)
  const applicant = await findApplicant(db, person.userId)
  const companyId = opening?.company.id
  if (!opening || !companyId) return answer('unknown', applicant.realName)
  if (await isMember(db, companyId, applicant.id)) {
    return { ...answer('joined', applicant.realName), enterpriseId: companyId }
  }
  return opening.kind === 'invitation'
    ? standingToInvitation(opening, applicant)
    : standingToLink(db, companyId, applicant)
}

function standingToInvitation(
  opening: Extract<ResolvedCredential, { kind: 'invitation' }>,
  applicant: Applicant,
) {
  const { phone, name, status, userId } = opening.invitation
  if (phone !== applicant.phone) return answer('wrongAccount', '')
  const standing = status === 5 && userId === applicant.id ? 'pending' : 'open'
  return answer(standing, name || applicant.realName)
}

async function standingToLink(db: Connection, companyId: string, applicant: Applicant) {
  const [last] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.userId, applicant.id)))
    .orderBy(desc(invitations.respondedAt), desc(invitations.id))
    .limit(1)
  const name = last?.name ?? applicant.realName
  if (last?.status === 5) return answer('pending', name)
  return last?.status === 2 ? { ...answer('refused', name), reason: last.reason } : answer('open', name)
}

const answer = <S extends string>(standing: S, realName: string) => ({
  standing,
  enterpriseId: null,
  realName: [...realName].slice(0, applicantNameLength).join(''),
  reason: '',
})
