import { eq } from 'drizzle-orm'
import { standInDomain } from '../adapters/standInCompany'
import { sealSecret } from '../features/connections/findConnection'
import { nobodyJoins } from '../features/connections/Joining'
import { companyDomains, connections } from '../features/connections/tables'
import type { Ports } from '../ports/Ports'
import { demo } from './demo'

const token = 'demo-of-yunzhu'

/** TXT records of the demo company's domain, which nobody can register. */
export const demoRecords: Readonly<Record<string, readonly string[]>> = {
  [`_atrium-verification.${standInDomain}`]: [`atrium-domain-verification=${token}`],
}

const connectionId = 'connection-yunzhu'

/**
 * Lets people of the demo company's domain sign in at the stand-in, unless somebody changed that. Its address is known
 * only while the service runs, and changes with its port.
 */
export async function fillDemoConnection({ database, keys, clock, standInCompany }: Ports): Promise<void> {
  if (!standInCompany) return
  const { companyId, departmentIds } = demo
  const { issuer, clientId, clientSecret } = standInCompany
  const now = clock()
  await database.transaction(async (db) => {
    const known = await db.select().from(connections).where(eq(connections.companyId, companyId))
    const details = { kind: 'oidc' as const, issuer, clientId, scopes: ['profile', 'email'] }
    const secret = sealSecret(keys, { companyId, id: connectionId }, clientSecret)
    const own = known.find(({ id }) => id === connectionId)?.details
    if (own?.kind === 'oidc' && new URL(own.issuer).pathname === new URL(issuer).pathname)
      await db.update(connections).set({ details, secret }).where(eq(connections.id, connectionId))
    if (known.length > 0) return
    if ((await db.$count(companyDomains, eq(companyDomains.companyId, companyId))) > 0) return
    await db.insert(companyDomains).values({
      ...{ companyId, domain: standInDomain, token },
      ...{ addedAt: now, verifiedAt: now, checkedAt: now },
    })
    await db.insert(connections).values({
      ...{ companyId, id: connectionId, name: '演示企业登录', kind: 'oidc', details, secret },
      ...{ isOn: true, testedRevision: 1, createdAt: now },
      joining: {
        ...nobodyJoins,
        joins: true,
        departments: [
          { claim: 'department', value: '结构所', departmentId: departmentIds.structure },
          { claim: 'department', value: '造价所', departmentId: departmentIds.cost },
          { claim: 'department', value: '建筑所', departmentId: departmentIds.architecture },
        ],
      },
    })
  })
}
