import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { alertPerson } from '../../../platform/notifications'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { findCompanyName } from '../../organisation'
import { companies, memberships } from '../../organisation/tables'
import { endCompanySessions } from '../../session'
import { connectionPeople, connections, signInRules } from '../tables'

export async function listCompanyIdentities({
  db,
  person,
}: Call<typeof companySignInOperations.listCompanyIdentities>) {
  const rows = await db
    .select({
      companyId: connectionPeople.companyId,
      connectionId: connectionPeople.connectionId,
      companyName: companies.name,
      connectionName: connections.name,
      displayName: connectionPeople.displayName,
      mail: connectionPeople.mail,
      linkedAt: connectionPeople.linkedAt,
      lastUsedAt: connectionPeople.lastUsedAt,
    })
    .from(connectionPeople)
    .innerJoin(
      connections,
      and(
        eq(connections.companyId, connectionPeople.companyId),
        eq(connections.id, connectionPeople.connectionId),
      ),
    )
    .innerJoin(companies, and(eq(companies.id, connectionPeople.companyId), isNull(companies.dissolvedAt)))
    .where(eq(connectionPeople.userId, person.userId))
    .orderBy(asc(connectionPeople.linkedAt), connectionPeople.connectionId)
  return rows.map(({ linkedAt, lastUsedAt, ...row }) => ({
    ...row,
    linkedAt: linkedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Nobody escapes a rule of their company by it. */
export async function unlinkCompanyIdentity({
  db,
  now,
  person: { userId },
  body: { companyId, connectionId },
  audit,
}: Call<typeof companySignInOperations.unlinkCompanyIdentity>) {
  const [bound] = await db
    .select({ companyId: signInRules.companyId })
    .from(signInRules)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, signInRules.companyId), eq(memberships.userId, userId)),
    )
    .innerJoin(
      connections,
      and(
        eq(connections.companyId, signInRules.companyId),
        eq(connections.id, connectionId),
        eq(connections.isOn, true),
      ),
    )
    .where(eq(signInRules.companyId, companyId))
  if (bound) throw new Refusal(companySignInRefusals.unlinkForbidden)
  const [gone] = await db
    .delete(connectionPeople)
    .where(
      and(
        eq(connectionPeople.companyId, companyId),
        eq(connectionPeople.connectionId, connectionId),
        eq(connectionPeople.userId, userId),
      ),
    )
    .returning({ displayName: connectionPeople.displayName })
  if (!gone) throw new Refusal(companySignInRefusals.notLinked)
  await endCompanySessions(db, { companyId, connectionId, userIds: [userId] }, now)
  audit({ connectionId, enterPriseId: companyId, displayName: gone.displayName })
  await alertPerson(db, { userId, words: unlinkedWords(await findCompanyName(db, companyId)), now })
  return true as const
}

const unlinkedWords = (company: string) => ({
  title: '已解除企业账号关联',
  content: `您的账号已解除与“${company}”企业账号的关联，不能再用它登录。如非本人操作，请立即修改密码。`,
  titleEn: 'A company account was unlinked',
  contentEn: `Your account at “${company}” was unlinked and no longer signs you in. If this wasn’t you, change your password at once.`,
})
