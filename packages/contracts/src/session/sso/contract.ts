import * as v from 'valibot'
import { contract } from '../../wire/contract'

/** Longest return address. */
export const addressLength = 2048

/** Signing out everywhere. */
export const ssoContract = contract({
  ssoSignOut: {
    method: 'GET',
    path: '/api/v1/User/SsoLogout',
    effect: 'writes',
    query: v.object({ returnUrl: v.optional(v.pipe(v.string(), v.maxLength(addressLength))) }),
    response: v.object({
      /** The requested address if its origin is registered; null: none, or not registered. */
      returnUrl: v.nullable(v.string()),
    }),
  },
})
