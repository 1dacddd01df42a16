import type { oidcOperations } from '@atrium/contracts/oidc/policy'
import { oidcRefusals } from '@atrium/contracts/oidc/refusals'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { preparedOn } from '../../platform/database/preparedOn'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { requireCompanySignIn } from '../connections'
import { companies, memberships } from '../organisation/tables'
import { isFirstUse, readBrowserProof } from '../session'
import { sessionLinks, sessions } from '../session/tables'
import { findLicences } from './findLicences'
import { digestOfRecord } from './records'
import { oidcClients, oidcGrants, oidcRecords } from './tables'

type CheckCall = UnmanagedCall<typeof oidcOperations.checkLicence>

/** Two statements: one reads everything that can end the token, the other the licences of this product. */
export async function checkLicence(call: CheckCall) {
  const { ports, now, applicationToken: token = '' } = call
  const db = ports.database.connection
  const [found] = await holderOf(db).execute({
    digest: digestOfRecord(ports.keys, 'AccessToken', token),
    now,
  })
  if (!found) throw new Refusal(oidcRefusals.tokenUnknown)
  if (found.key) await requireKey(call, token, found.key, found.expiresAt ?? now)
  const { userId, companyId, product, sessionId } = found
  if (found.wantsCompanySignIn) await requireCompanySignIn(db, { userId, sessionId }, companyId, now)
  if (product === null) throw new Refusal(oidcRefusals.noProduct)
  const licences = await findLicences(db, { userId, companyId, product, now })
  const best = licences.find(({ because }) => because === null) ?? licences[0]
  const because = best === undefined ? ('noLicence' as const) : best.because
  return { mayUse: because === null, because, licence: best?.licence ?? null }
}

const holderOf = preparedOn((db) =>
  db
    .select({
      userId: users.id,
      companyId: oidcGrants.companyId,
      product: oidcClients.licenceId,
      key: sql<string | null>`${oidcRecords.payload}->>'jkt'`,
      expiresAt: oidcRecords.expiresAt,
      sessionId: sessionLinks.sessionId,
      wantsCompanySignIn: sql<boolean>`${companies.companySignInSince} is not null`,
    })
    .from(oidcRecords)
    .innerJoin(
      users,
      and(eq(users.id, oidcRecords.accountId), isNull(users.lockedAt), isNull(users.erasedAt)),
    )
    .innerJoin(oidcClients, and(eq(oidcClients.id, oidcRecords.clientId), isNull(oidcClients.revokedAt)))
    .innerJoin(oidcGrants, and(eq(oidcGrants.userId, users.id), eq(oidcGrants.id, oidcRecords.grantId)))
    .innerJoin(sessionLinks, eq(sessionLinks.uid, oidcRecords.sessionUid))
    .leftJoin(sessions, eq(sessions.id, sessionLinks.sessionId))
    .leftJoin(
      memberships,
      and(eq(memberships.companyId, oidcGrants.companyId), eq(memberships.userId, users.id)),
    )
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(oidcRecords.model, 'AccessToken'),
        eq(oidcRecords.digest, sql.placeholder('digest')),
        gt(oidcRecords.expiresAt, sql.placeholder('now')),
        // Tokens for offline access outlive a session that timed out, unless only a company's connection opened it.
        or(
          and(
            isNull(sessionLinks.endedAt),
            eq(sessions.userId, users.id),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, sql.placeholder('now')),
            gt(sessions.idleAt, sql.placeholder('now')),
          ),
          and(
            sql`not coalesce((${oidcRecords.payload}->>'expiresWithSession')::boolean, false)`,
            sql`${sessionLinks.endedBecause} is distinct from 'ended'`,
            sql`${sessions.isOwn} is not false`,
          ),
        ),
        or(eq(oidcGrants.companyId, ''), eq(memberships.userId, users.id)),
      ),
    )
    .prepare('oidc_holder_of'),
)

/** @throws Refusal `keyUnproven` */
async function requireKey(
  { ports, browserProof: proof, now }: CheckCall,
  token: string,
  key: string,
  until: Date,
): Promise<void> {
  const browser = await readBrowserProof(proof)
  const isRight =
    proof !== undefined &&
    browser?.key === key &&
    browser.isFor(token) &&
    isFirstUse(ports.keys, { proof, digest: browser.proofDigest, until, now })
  if (!isRight) throw new Refusal(wireRefusals.keyUnproven)
}
