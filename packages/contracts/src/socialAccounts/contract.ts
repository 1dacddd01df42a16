import * as v from 'valibot'
import { contract, timestamp } from '../wire/contract'

const provider = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z\d]{0,31}$/, 'must be a provider'))

/**
 * A person's social accounts, as the security centre shows them. The session's contract uses them to sign in.
 */
export const socialAccountsContract = contract({
  listSocialAccounts: {
    method: 'GET',
    path: '/api/WeChat/GetSocialAccounts',
    response: v.array(
      v.object({
        provider,
        name: v.string(),
        nameEn: v.string(),
        /** Whether one can be connected. Connected ones can always be disconnected. */
        isOffered: v.boolean(),
        account: v.nullable(
          v.object({
            /** The person's name there; empty if the provider doesn't send it. */
            displayName: v.string(),
            boundAt: timestamp,
            /** When it last signed the person in. */
            lastUsedAt: v.nullable(timestamp),
          }),
        ),
      }),
    ),
  },
  beginSocialBinding: {
    method: 'POST',
    path: '/api/WeChat/BeginSocialBinding',
    browserProof: true,
    effect: 'reads',
    body: v.object({ provider, origin: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    response: v.object({ address: v.string(), state: v.string(), attempt: v.string(), expiresAt: timestamp }),
  },
  unbindSocialAccount: {
    method: 'POST',
    path: '/api/WeChat/WeChatUnbind',
    body: v.object({ provider }),
    response: v.literal(true),
  },
})

/** Error codes, in addition to those of the session's calls about social accounts. */
export const socialAccountsErrors = {
  providerMissing: 54600,
  lastWay: 54609,
  notBound: 54611,
} as const
