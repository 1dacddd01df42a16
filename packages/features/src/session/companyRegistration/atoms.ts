import { atom } from 'jotai'
import { agreedAtom, type NewPerson, provenMobileAtom, sealNew } from '../entry/atoms'
import { companyRegistrationApiAtom } from './api'

const timeout = 15_000

interface NewCompany extends NewPerson {
  readonly companyName: string
}

/** Registers a person whose number was verified with a code, creates a company for them, and signs them in. */
export const registerCompanyAtom = atom(null, async (get, set, registered: NewCompany) => {
  const { mobile, code, name: realName, companyName, occasion } = registered
  const devices = [...registered.devices]
  const [sealed, agreements] = await Promise.all([sealNew(get, registered.password), set(agreedAtom)])
  const { companyId, ...signedIn } = await get(companyRegistrationApiAtom).registerCompany(
    {
      query: { isWebClient: true },
      body: { mobile, code, realName, companyName, agreements, occasion, ...sealed, devices },
    },
    { timeout },
  )
  set(provenMobileAtom, undefined)
  return { companyId, signedIn }
})
