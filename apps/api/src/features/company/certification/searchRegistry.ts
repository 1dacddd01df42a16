import { companyCodes } from '@atrium/contracts/company/certification/contract'
import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { countWithin } from '../../../platform/quotas'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../../ports/Call'

export const searchRegistry = (call: Call<typeof certificationOperations.searchRegistry>) =>
  ask(call, call.query.word)

/** Refusals are left out, as the person is still typing. */
export async function suggestCompanies(call: Call<typeof certificationOperations.suggestCompanies>) {
  try {
    return await ask(call, call.query.word)
  } catch (error) {
    if (error instanceof Refusal && error.code === companyCodes.notInRegistry) return []
    throw error
  }
}

const mostAnHour = 200
const hour = 3_600_000

/** The registry charges per query, so a company has an hourly limit. */
async function ask({ db, ports, company, now }: CompanyCall, word: string) {
  const count = await countWithin(db, `registry ${company.companyId}`, hour, now)
  if (count > mostAnHour) throw new Refusal(certificationRefusals.registryTooOften)
  const found = await ports.registry.search(word)
  return found.map(({ name, code }) => ({ name, creditCode: code }))
}
