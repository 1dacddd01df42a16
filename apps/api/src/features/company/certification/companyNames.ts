import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Connection, Database } from '../../../platform/database/Connection'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { companies } from '../../organisation/tables'
import { companyNames } from '../tables'

/** The form in which names are compared: without spaces, width and case. */
export const normalise = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/gu, '').toLocaleLowerCase('en')

export async function isNameFree(db: Connection, companyId: string, name: string): Promise<boolean> {
  const [taken] = await db
    .select({ companyId: companyNames.companyId })
    .from(companyNames)
    .where(and(eq(companyNames.name, normalise(name)), ne(companyNames.companyId, companyId)))
  return taken === undefined
}

/** Reserves a name for the company. Of two simultaneous calls the second waits, and is then refused. */
export async function takeName(db: Connection, companyId: string, name: string): Promise<void> {
  await db
    .insert(companyNames)
    .values({ name: normalise(name), companyId })
    .onConflictDoNothing()
  if (!(await isNameFree(db, companyId, name))) throw new Refusal(certificationRefusals.nameTaken)
}

/** Releases all names of the company except this one; undefined: all of them. */
export async function keepOnlyName(db: Connection, companyId: string, name: string | undefined) {
  const others = name === undefined ? undefined : ne(companyNames.name, normalise(name))
  await db.delete(companyNames).where(and(eq(companyNames.companyId, companyId), others))
}

export const checkCompanyName = ({
  db,
  company,
  query,
}: Call<typeof certificationOperations.checkCompanyName>): Promise<boolean> =>
  isNameFree(db, company.companyId, query.enterpriseName)

/** Reserves the names of certified companies from before names were reserved. */
export async function claimCertifiedNames({ connection: db }: Database): Promise<void> {
  const nameless = await db
    .select({ companyId: companies.id, name: companies.name })
    .from(companies)
    .leftJoin(companyNames, eq(companyNames.companyId, companies.id))
    .where(
      and(eq(companies.certificationStatus, 4), isNull(companies.dissolvedAt), isNull(companyNames.name)),
    )
  if (nameless.length === 0) return
  await db
    .insert(companyNames)
    .values(nameless.map(({ companyId, name }) => ({ companyId, name: normalise(name) })))
    .onConflictDoNothing()
}
