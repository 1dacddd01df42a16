import { companyRefusals } from '@atrium/contracts/company/refusals'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { CompanyCall } from '../../ports/Call'
import { companies } from '../organisation/tables'

export type CompanyRecord = typeof companies.$inferSelect

/** The record of the call's company. */
export async function findCompany({ db, company }: CompanyCall): Promise<CompanyRecord> {
  const [record] = await db.select().from(companies).where(eq(companies.id, company.companyId))
  if (!record) throw new Refusal(companyRefusals.missing)
  return record
}

const statuses = [0, 1, 2, 4] as const

/** 0 not certified, 1 pending review, 2 not passed, 4 certified; invalid values count as 0. */
export const certificationOf = (stored: number) => statuses.find((status) => status === stored) ?? 0
