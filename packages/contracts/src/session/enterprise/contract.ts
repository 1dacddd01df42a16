import * as v from 'valibot'
import { codePoints, contract, flag, id, withoutInvisible } from '../../wire/contract'
import { devices, signedIn, verification } from '../contract'
import { sealedPassword } from '../password/contract'

/** Signing in as a company. */
export const enterpriseSignInContract = contract({
  signInAsAdministrator: {
    method: 'POST',
    path: '/api/Enterprise/EnterpriseAdminLogin',
    isPublic: true,
    browserProof: true,
    query: v.object({ isWebClient: v.optional(flag, true) }),
    body: v.object({
      /** The company's sign-in name or unified social credit code. */
      enterpriseAccount: v.pipe(
        v.string(),
        v.transform((typed) => withoutInvisible(typed.normalize('NFKC')).trim()),
        v.minLength(1),
        v.check((value) => codePoints(value) <= 100, 'must have at most 100 characters'),
      ),
      /** Sealed for `signIn`. */
      password: sealedPassword,
      keyId: v.pipe(v.string(), v.maxLength(64)),
      verification: v.optional(verification),
      devices: v.optional(devices, []),
    }),
    response: v.object({ ...signedIn.entries, enterpriseId: id }),
  },
})
