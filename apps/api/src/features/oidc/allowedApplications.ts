import { oidcScopes } from '@atrium/contracts/oidc/contract'
import type { oidcOperations } from '@atrium/contracts/oidc/policy'
import { oidcRefusals } from '@atrium/contracts/oidc/refusals'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { companies } from '../organisation/tables'
import { queueLogouts } from './settleSession'
import { describe } from './signInRequests'
import { oidcClients, oidcConsents, oidcRecords } from './tables'

export async function listAllowedApplications({
  db,
  person,
  language,
}: Call<typeof oidcOperations.listAllowedApplications>) {
  const rows = await db
    .select({ client: oidcClients, consent: oidcConsents, companyName: companies.name })
    .from(oidcConsents)
    .innerJoin(oidcClients, and(eq(oidcClients.id, oidcConsents.clientId), isNull(oidcClients.revokedAt)))
    .leftJoin(companies, eq(companies.id, oidcConsents.companyId))
    .where(eq(oidcConsents.userId, person.userId))
    .orderBy(desc(oidcConsents.usedAt), oidcConsents.clientId)
  return rows.map(({ client, consent, companyName }) => ({
    ...describe(client, language),
    applicationId: client.id,
    scopes: oidcScopes.filter((scope) => consent.scopes.includes(scope)),
    companyName,
    allowedAt: consent.allowedAt.toISOString(),
    usedAt: consent.usedAt.toISOString(),
  }))
}

export async function revokeAllowedApplication(call: Call<typeof oidcOperations.revokeAllowedApplication>) {
  const { db, person, params, now, audit } = call
  const { userId } = person
  const clientId = params.applicationId
  const [consent] = await db
    .delete(oidcConsents)
    .where(and(eq(oidcConsents.userId, userId), eq(oidcConsents.clientId, clientId)))
    .returning()
  if (!consent) throw new Refusal(oidcRefusals.notAllowed)
  const [client] = await db
    .select({ name: oidcClients.name, nameEnglish: oidcClients.nameEnglish })
    .from(oidcClients)
    .where(eq(oidcClients.id, clientId))
  await signOutOf(db, { userId, clientId }, now)
  audit({
    applicationId: clientId,
    applicationName: client?.name,
    applicationNameEnglish: client?.nameEnglish,
  })
  return true as const
}

interface Signed {
  readonly userId: string
  readonly clientId: string
}

/** Ends the application's tokens, in every browser of the person, and tells its server. */
async function signOutOf(db: Connection, { userId, clientId }: Signed, now: Date): Promise<void> {
  const own = sql`${oidcRecords.payload}->'authorizations'->${clientId}`
  const browsers = await db
    .update(oidcRecords)
    .set({ payload: sql`${oidcRecords.payload} #- array['authorizations', ${clientId}]` })
    .where(and(eq(oidcRecords.model, 'Session'), eq(oidcRecords.accountId, userId), sql`${own} is not null`))
    .returning({ digest: oidcRecords.digest })
  await db
    .delete(oidcRecords)
    .where(
      and(
        eq(oidcRecords.accountId, userId),
        eq(oidcRecords.clientId, clientId),
        ne(oidcRecords.model, 'Session'),
      ),
    )
  // Without a name of one session, the application ends all of this person's.
  if (browsers.length > 0) await queueLogouts(db, userId, { [clientId]: undefined }, now)
}
