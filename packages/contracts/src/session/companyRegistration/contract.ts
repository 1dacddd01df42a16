import * as v from 'valibot'
import { newCompanyName, openedNameTaken } from '../../shared/company/contract'
import { contract, id } from '../../wire/contract'
import { signedIn } from '../contract'
import { entryContract } from '../entry/contract'

const { registerPerson } = entryContract

/** Registering a company. Separate from a person's registration, which doesn't need it. */
export const companyRegistrationContract = contract({
  registerCompany: {
    method: 'POST',
    path: '/api/v1/User/EnterpriseUserRegist',
    isPublic: true,
    codeChallenge: true,
    browserProof: true,
    query: registerPerson.query,
    body: v.object({ ...registerPerson.body.entries, enterpriseName: newCompanyName }),
    response: v.object({ ...signedIn.entries, enterpriseId: id }),
  },
})

/** Error codes of this call alone. */
export const companyRegistrationErrors = { nameTaken: openedNameTaken } as const
