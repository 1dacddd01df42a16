import { accountRefusals } from '@atrium/contracts/account/refusals'
import type { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { agreementsDue } from '../agreements'
import { certificationOf } from '../company'
import { findEnd } from '../deregistration'
import { companies, memberships } from '../organisation/tables'

export async function getPerson(call: Call<typeof workspaceOperations.getPerson>) {
  const { db, person, ports } = call
  const [user] = await db.select().from(users).where(eq(users.id, person.userId))
  if (!user) throw new Refusal(accountRefusals.missing)
  return {
    user: {
      id: user.id,
      account: user.account,
      phone: user.phone,
      realName: user.realName,
      callName: user.nickname,
      picture: publicAddress(ports, user.headImage),
      email: user.email,
      registTime: user.createdAt.toISOString(),
      lastLoginTime: user.lastSignInAt?.toISOString() ?? null,
      endsAt: (await findEnd(db, user.id))?.toISOString() ?? null,
      agreementsDue: await agreementsDue(db, user.id, call.now),
    },
    enterprises: await companiesOf(call),
    ...(person.embedding && { scopes: [...person.embedding.scopes] }),
  }
}

async function companiesOf({ db, person, ports }: Call<typeof workspaceOperations.getPerson>) {
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      logoPath: companies.logoPath,
      certificationStatus: companies.certificationStatus,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.userId, person.userId),
        // Sites learn nothing of other companies.
        person.embedding && eq(memberships.companyId, person.embedding.companyId),
        isNull(companies.dissolvedAt),
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(companies.id))
  return rows.map((row) => ({
    enterpriseId: row.id,
    enterpriseName: row.name,
    isChildAdminUser: row.role === 'administrator',
    userRole: row.role,
    logoImageInAliyunOSSViewPath: publicAddress(ports, row.logoPath),
    certificatationStatus: certificationOf(row.certificationStatus),
  }))
}
