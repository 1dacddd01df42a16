import { type certificationContract, companyCodes } from '@atrium/features/company/certification/contract'
import type { Call, CompanyCall } from '../../service/Call'
import { Refusal } from '../../service/Refusal'

export const searchRegistry = (call: Call<typeof certificationContract.searchRegistry>) =>
  ask(call, call.query.word)

/** While one types it doesn't matter that nothing fits yet. */
export async function suggestCompanies(call: Call<typeof certificationContract.suggestCompanies>) {
  try {
    return await ask(call, call.query.word)
  } catch (error) {
    if (error instanceof Refusal && error.code === companyCodes.notInRegistry) return []
    throw error
  }
}

async function ask({ ports }: Pick<CompanyCall, 'ports'>, word: string) {
  const found = await ports.registry.search(word)
  return found.map(({ name, code }) => ({ name, creditCode: code }))
}
