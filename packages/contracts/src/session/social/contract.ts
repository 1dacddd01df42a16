import * as v from 'valibot'
import { contract, timestamp } from '../../wire/contract'
import { devices, signedIn } from '../contract'

/** What a provider is called in addresses and tables. */
export const socialProviderId = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z\d]{0,31}$/, 'must be a provider'))

export const socialProvider = {
  provider: socialProviderId,
  /** As people know it, and the same for whoever reads English. */
  name: v.string(),
  nameEn: v.string(),
}

/** Sealed by the service: a browser keeps it, and can't read it. */
const sealed = v.pipe(v.string(), v.maxLength(4096), v.regex(/^[\w-]+$/, 'must be as the service sealed it'))

/** A try at a provider that a browser begins. */
export const begunAtProvider = v.object({
  /** Where the whole page goes. */
  address: v.string(),
  /** By which the provider's answer names this try. */
  state: v.string(),
  /** To be kept by this browser until the answer comes. */
  attempt: v.string(),
  expiresAt: timestamp,
})

export const beginAtProvider = v.object({
  provider: socialProviderId,
  /** Of the page that asks: on this machine a service has two names. Default: where the service is known to be. */
  origin: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** Who somebody is at a provider, and whether an account of ours is bound to that. */
const socialUser = {
  ...socialProvider,
  /** As they call themselves there; empty where the provider doesn't tell. */
  displayName: v.string(),
  /** Whether it is an account that signs somebody in. */
  isBound: v.boolean(),
  /** What the try was begun for. */
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
      /** Which provider says that it answered (RFC 9207). */
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

/** Codes of refused calls. */
export const socialErrors = {
  /** No such provider is configured. */
  providerMissing: 54600,
  /** The provider refused the code, or said nothing that makes sense. */
  providerRefused: 54601,
  providerUnreachable: 54602,
  /** Too old, or used before. */
  attemptLate: 54603,
  /** Begun in another browser, or nowhere. */
  attemptForeign: 54604,
  /** No account of ours is bound to the social account: it may be now. */
  accountUnbound: 54605,
  ticketLate: 54606,
  /** It signs somebody else in. */
  boundElsewhere: 54607,
  /** The caller has another account of this provider. */
  otherBound: 54608,
  /** Without it nobody could sign in to the account any more. */
  lastWay: 54609,
  /** Somebody else is signed in than who began. */
  otherPerson: 54610,
  notBound: 54611,
} as const
