import { errorCodes } from '@atrium/features/shared/errorCodes'
import { eq } from 'drizzle-orm'
import { companies } from '../database/schema'
import type { CompanyCall } from '../service/Call'
import { Refusal } from '../service/Refusal'

export type CompanyRecord = typeof companies.$inferSelect

/** The record of the company under which the call runs. */
export async function findCompany({ db, company }: CompanyCall): Promise<CompanyRecord> {
  const [record] = await db.select().from(companies).where(eq(companies.id, company.companyId))
  if (!record) throw new Refusal(errorCodes.missing, '企业不存在或已注销', 404)
  return record
}
