import * as v from 'valibot'
import { contract } from '../../wire/contract'

/** Longest address that a page goes on to. */
export const addressLength = 2048

/** Signing out for all that share the sign-in. */
export const ssoContract = contract({
  ssoSignOut: {
    method: 'GET',
    path: '/api/v1/User/SsoLogout',
    effect: 'writes',
    query: v.object({ returnUrl: v.optional(v.pipe(v.string(), v.maxLength(addressLength))) }),
    response: v.object({
      /** The address that was asked for, if its origin is registered; null: none, or anybody's. */
      returnUrl: v.nullable(v.string()),
    }),
  },
})
