import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { namesInCompany } from '../organisation'
import { graceMilliseconds } from './domains/checkDomains'
import { recordName, recordValue } from './domains/txtRecord'
import { type ConnectionRow, findConnection } from './findConnection'
import { redirectUriOf, samlAddressesOf } from './ownAddresses'
import { companyDomains, connectionPeople, connections, signInRules } from './tables'

export async function getIdentity({ db, company }: Call<typeof connectionsOperations.getIdentity>) {
  const { companyId } = company
  const domains = await db
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
    .orderBy(asc(companyDomains.addedAt), companyDomains.domain)
  const rows = await db
    .select()
    .from(connections)
    .where(eq(connections.companyId, companyId))
    .orderBy(asc(connections.createdAt), connections.id)
  const [rule] = await db.select().from(signInRules).where(eq(signInRules.companyId, companyId))
  const exempt = rule?.exempt ?? []
  const names = await namesInCompany(db, companyId, exempt)
  return {
    domains: domains.map(describeDomain),
    connections: await Promise.all(rows.map((row) => summarise(db, row))),
    isRequired: rule !== undefined,
    exempt: exempt.map((userId) => ({ userId, name: names(userId) })),
  }
}

function describeDomain({
  domain,
  token,
  verifiedAt,
  checkedAt,
  missingSince,
}: typeof companyDomains.$inferSelect) {
  const verified = missingSince ? ('lost' as const) : ('verified' as const)
  return {
    domain,
    state: verifiedAt ? verified : ('pending' as const),
    recordName: recordName(domain),
    recordValue: recordValue(token),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    endsAt: missingSince ? new Date(missingSince.getTime() + graceMilliseconds).toISOString() : null,
  }
}

async function summarise(db: Connection, row: ConnectionRow) {
  const { companyId, id: connectionId, name, kind, details, isOn, revision, testedRevision } = row
  const isTested = details !== null && testedRevision === revision
  const linkedCount = await db.$count(
    connectionPeople,
    and(eq(connectionPeople.companyId, companyId), eq(connectionPeople.connectionId, connectionId)),
  )
  const ends = details?.kind === 'saml' ? details.certificates.map(({ endsAt }) => endsAt).sort() : []
  return {
    connectionId,
    connectionName: name,
    kind,
    state: isOn ? ('on' as const) : isTested ? ('tested' as const) : ('draft' as const),
    hasDetails: details !== null,
    linkedCount,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    certificateEndsAt: ends[0] ?? null,
  }
}

export async function getConnection({
  db,
  ports,
  company,
  query,
}: Call<typeof connectionsOperations.getConnection>) {
  const named = { companyId: company.companyId, connectionId: query.connectionId }
  const row = await findConnection(db, named)
  if (!row) throw new Refusal(connectionsRefusals.connectionMissing)
  const { details, secret, joining, lastTest } = row
  const { publicOrigin } = ports.settings
  return {
    ...(await summarise(db, row)),
    ours: { redirectUri: redirectUriOf(publicOrigin, named), ...samlAddressesOf(publicOrigin, named) },
    oidc:
      details?.kind === 'oidc'
        ? {
            issuer: details.issuer,
            clientId: details.clientId,
            hasSecret: secret !== '',
            scopes: [...details.scopes],
          }
        : null,
    saml:
      details?.kind === 'saml'
        ? {
            entityId: details.entityId,
            ssoAddress: details.ssoAddress,
            certificates: details.certificates.map(({ pem: _, ...shown }) => shown),
          }
        : null,
    joining: {
      ...joining,
      departments: [...joining.departments],
      groups: [...joining.groups],
    },
    lastTest,
  }
}
