import { newCompanyRefusals } from '@atrium/contracts/newCompany/refusals'
import type { companyRegistrationOperations } from '@atrium/contracts/session/companyRegistration/policy'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { isNameFree } from '../company'
import { register, spellings } from '../session'
import { openCompany } from './openCompany'

type RegisterCall = UnmanagedCall<typeof companyRegistrationOperations.registerCompany>

/**
 * Creates the account and its company in one transaction. A number that already has an account is refused as in a
 * person's registration: before the company is checked, and only after the number was proven.
 */
export async function registerCompany(call: RegisterCall) {
  const { body, now, address, agent } = call
  const name = body.enterpriseName
  const { signedIn, further } = await register(call, {
    operation: 'registerCompany',
    words: spellings(name, 'thing'),
    async further(db, userId) {
      if (!(await isNameFree(db, '', name))) throw new Refusal(newCompanyRefusals.nameTaken)
      return openCompany(db, { userId, sessionId: '', name, now, caller: { address, agent } })
    },
  })
  return { ...signedIn, enterpriseId: further }
}
