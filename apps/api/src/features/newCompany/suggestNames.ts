import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import type { newCompanyOperations } from '@atrium/contracts/newCompany/policy'
import { mac } from '../../platform/keys/mac'
import { countWithin } from '../../platform/quotas'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'

const mostAnHour = 100
const hour = 3_600_000

/** The registry charges per query. Refusals are left out, as the person is still typing. */
export async function suggestNames(call: Call<typeof newCompanyOperations.suggestNames>) {
  const { db, ports, person, query, now } = call
  const key = mac(ports.keys.derivation, ['registry', person.userId])
  if ((await countWithin(db, key, hour, now)) > mostAnHour)
    throw new Refusal(certificationRefusals.registryTooOften)
  try {
    const found = await ports.registry.search(query.word)
    return found.map(({ name, code }) => ({ name, creditCode: code }))
  } catch (error) {
    if (error instanceof Refusal && error.code === companyCodes.notInRegistry) return []
    throw error
  }
}
