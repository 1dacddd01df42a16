import { mostUncertified } from '@atrium/contracts/newCompany/contract'
import type { newCompanyOperations } from '@atrium/contracts/newCompany/policy'
import { newCompanyRefusals } from '@atrium/contracts/newCompany/refusals'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { certificationOf, isNameFree, normalise } from '../company'
import { findEnd } from '../deregistration'
import { lockOwner } from '../organisation'
import { companies, memberships } from '../organisation/tables'
import { openCompany } from './openCompany'

type OpenCall = UnmanagedCall<typeof newCompanyOperations.openCompany>

/**
 * Opens its own transaction: its audit row is the first one of the new company. A second click, or a repeat after a
 * lost answer, finds the existing company.
 */
export function openOwn({ ports, person, body, now, address, agent }: OpenCall) {
  const { userId, sessionId } = person
  const name = body.enterpriseName
  return ports.database.transaction(async (db) => {
    await lockOwner(db, { kind: 'person', userId }, 'alone')
    if (await findEnd(db, userId)) throw new Refusal(newCompanyRefusals.leaving)
    const led = await uncertifiedLedBy(db, userId)
    const present = led.find((company) => !company.isPending && normalise(company.name) === normalise(name))
    if (present) return { enterpriseId: present.id }
    if (!(await isNameFree(db, '', name))) throw new Refusal(newCompanyRefusals.nameTaken)
    if (led.length >= mostUncertified) throw new Refusal(newCompanyRefusals.tooManyUncertified)
    const opening = { userId, sessionId, name, now, caller: { address, agent } }
    return { enterpriseId: await openCompany(db, opening) }
  })
}

async function uncertifiedLedBy(db: Connection, userId: string) {
  const rows = await db
    .select({ id: companies.id, name: companies.name, status: companies.certificationStatus })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.role, 'superAdministrator'),
        ne(companies.certificationStatus, certified),
      ),
    )
  return rows.map(({ status, ...company }) => ({ ...company, isPending: certificationOf(status) === 1 }))
}

const certified = 4
