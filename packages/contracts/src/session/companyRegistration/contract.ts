import * as v from 'valibot'
import { newCompanyName, openedNameTaken } from '../../shared/company/contract'
import { contract, id } from '../../wire/contract'
import { signedIn } from '../contract'
import { entryContract } from '../entry/contract'

const { registerPerson } = entryContract

/** The way in for a company that isn't here yet. Apart from a person's: who registers for themselves needs none of it. */
export const companyRegistrationContract = contract({
  registerCompany: {
    method: 'POST',
    path: '/api/v1/User/EnterpriseUserRegist',
    summary:
      'Opens an account for a mobile number that was proven by a code, and a company, not certified yet, with it as super administrator; signs in. A number that has an account is refused as for a person.',
    access: 'public',
    codeChallenge: true,
    browserProof: true,
    query: registerPerson.query,
    body: v.object({ ...registerPerson.body.entries, enterpriseName: newCompanyName }),
    response: v.object({ ...signedIn.entries, enterpriseId: id }),
  },
})

/** Codes of refusals of this call alone. */
export const companyRegistrationErrors = { nameTaken: openedNameTaken } as const
