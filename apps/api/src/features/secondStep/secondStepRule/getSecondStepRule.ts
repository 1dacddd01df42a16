import type { secondStepRuleOperations } from '@atrium/contracts/account/secondStepRule/policy'
import { eq } from 'drizzle-orm'
import { hasSecondStep } from '../../../platform/credentials'
import type { Call } from '../../../ports/Call'
import { companies } from '../../organisation/tables'
import { findAdministrators } from './findAdministrators'

export async function getSecondStepRule({
  db,
  company: { companyId },
  person,
}: Call<typeof secondStepRuleOperations.getSecondStepRule>) {
  const [found] = await db
    .select({ since: companies.secondStepSince })
    .from(companies)
    .where(eq(companies.id, companyId))
  const administrators = await findAdministrators(db, companyId)
  return {
    since: found?.since?.toISOString() ?? null,
    administratorCount: administrators.length,
    withoutCount: administrators.filter(({ hasSecondStep }) => !hasSecondStep).length,
    hasOwn: await hasSecondStep(db, person.userId),
  }
}
