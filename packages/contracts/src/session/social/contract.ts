import * as v from 'valibot'
import { contract, timestamp } from '../../wire/contract'
import { devices, signedIn } from '../contract'

/** A provider's id in addresses and tables. */
export const socialProviderId = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z\d]{0,31}$/, 'must be a provider'))

export const socialProvider = {
  provider: socialProviderId,
  /** The provider's name, and its English name. */
  name: v.string(),
  nameEn: v.string(),
}

/** Encrypted by the service: the browser stores it and can't read it. */
const sealed = v.pipe(v.string(), v.maxLength(4096), v.regex(/^[\w-]+$/, 'must be as the service sealed it'))

/** An attempt at a provider, started by a browser. */
export const begunAtProvider = v.object({
  /** The address that the page navigates to. */
  address: v.string(),
  /** Identifies this attempt in the provider's answer. */
  state: v.string(),
  /** Stored by this browser until the answer comes. */
  attempt: v.string(),
  expiresAt: timestamp,
})

export const beginAtProvider = v.object({
  provider: socialProviderId,
  /**
   * Origin of the calling page, because the service has two names on the local machine. Default: the public
   * origin.
   */
  origin: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** A person's identity at a provider, and whether it is connected to an account of ours. */
const socialUser = {
  ...socialProvider,
  /** Their name there; empty if the provider doesn't send it. */
  displayName: v.string(),
  /** Whether it signs somebody in. */
  isBound: v.boolean(),
  /** The purpose of the attempt. */
  purpose: v.picklist(['signIn', 'bind']),
  expiresAt: timestamp,
}

/** Signing in with an account at a social provider, by an OAuth 2 authorisation code. */
export const socialContract = contract({
  listSocialProviders: {
    method: 'GET',
    path: '/api/WeChat/GetSocialProviders',
    isPublic: true,
    response: v.array(v.object(socialProvider)),
  },
  beginSocialSignIn: {
    method: 'POST',
    path: '/api/WeChat/BeginSocialSignIn',
    isPublic: true,
    browserProof: true,
    effect: 'reads',
    body: beginAtProvider,
    response: begunAtProvider,
  },
  exchangeSocialCode: {
    method: 'GET',
    path: '/api/WeChat/GetWechatAccessToken',
    isPublic: true,
    browserProof: true,
    effect: 'writes',
    query: v.object({
      attempt: sealed,
      state: v.pipe(v.string(), v.maxLength(128)),
      code: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
      /** The provider's own claim of who answered (RFC 9207). */
      iss: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    response: v.object({ ...socialUser, ticket: v.string() }),
  },
  getSocialUser: {
    method: 'GET',
    path: '/api/WeChat/GetWechatUserInfo',
    isPublic: true,
    browserProof: true,
    query: v.object({ ticket: sealed }),
    response: v.object(socialUser),
  },
  signInBySocialAccount: {
    method: 'POST',
    path: '/api/WeChat/WeChatLogin',
    isPublic: true,
    browserProof: true,
    body: v.object({
      ticket: sealed,
      isWebClient: v.optional(v.boolean(), true),
      devices: v.optional(devices, []),
    }),
    response: signedIn,
  },
  bindSocialAccount: {
    method: 'POST',
    path: '/api/WeChat/WeChatBind',
    browserProof: true,
    body: v.object({ ticket: sealed }),
    response: v.literal(true),
  },
})

export type SocialProvider = v.InferOutput<typeof socialContract.listSocialProviders.response>[number]

/** Error codes of social sign-in. */
export const socialErrors = {
  /** No such provider is configured. */
  providerMissing: 54600,
  /** The provider refused the code or sent an invalid answer. */
  providerRefused: 54601,
  providerUnreachable: 54602,
  /** Expired or used before. */
  attemptLate: 54603,
  /** Started in another browser, or never. */
  attemptForeign: 54604,
  /** The social account isn't connected to an account of ours yet. */
  accountUnbound: 54605,
  ticketLate: 54606,
  /** It is connected to another person. */
  boundElsewhere: 54607,
  /** The caller has another account of this provider. */
  otherBound: 54608,
  /** It is the account's last way to sign in. */
  lastWay: 54609,
  /** A different account started this. */
  otherPerson: 54610,
  notBound: 54611,
} as const
