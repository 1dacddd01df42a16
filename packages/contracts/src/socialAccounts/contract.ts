import * as v from 'valibot'
import { contract, timestamp } from '../wire/contract'

const provider = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z\d]{0,31}$/, 'must be a provider'))

/** Social accounts that sign a person in, as the security centre shows them. How they are used is the session's. */
export const socialAccountsContract = contract({
  listSocialAccounts: {
    method: 'GET',
    path: '/api/WeChat/GetSocialAccounts',
    response: v.array(
      v.object({
        provider,
        name: v.string(),
        nameEn: v.string(),
        /** Whether one may be bound: what was bound before can be unbound in any case. */
        isOffered: v.boolean(),
        account: v.nullable(
          v.object({
            /** As the person is called there; empty where the provider doesn't tell. */
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

/** Codes of refused calls; those of the session's calls about social accounts stand there. */
export const socialAccountsErrors = {
  providerMissing: 54600,
  lastWay: 54609,
  notBound: 54611,
} as const
