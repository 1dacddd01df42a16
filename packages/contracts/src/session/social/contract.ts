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
    summary: 'Providers of social accounts that one may sign in with.',
    access: 'public',
    response: v.array(v.object(socialProvider)),
  },
  beginSocialSignIn: {
    method: 'POST',
    path: '/api/WeChat/BeginSocialSignIn',
    summary:
      'Begins a sign-in at a provider, bound to this browser. It leads back to `/callback` within ten minutes.',
    access: 'public',
    browserProof: true,
    effect: 'reads',
    body: beginAtProvider,
    response: begunAtProvider,
  },
  exchangeSocialCode: {
    method: 'GET',
    path: '/api/WeChat/GetWechatAccessToken',
    summary:
      'Takes what the provider answered, once, and only from the browser that began. Answers a ticket of 15 minutes that says who it is; the provider’s own tokens stay here.',
    access: 'public',
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
    summary: 'Whom a ticket is about.',
    access: 'public',
    browserProof: true,
    query: v.object({ ticket: sealed }),
    response: v.object(socialUser),
  },
  signInBySocialAccount: {
    method: 'POST',
    path: '/api/WeChat/WeChatLogin',
    summary:
      'Signs in whom the ticket’s social account is bound to. Where it is bound to nobody the ticket stays good, to bind it.',
    access: 'public',
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
    summary:
      'Binds the ticket’s social account to the caller, whom it signs in from then on. One account of each provider for each person, and one person for each account.',
    access: 'user',
    proof: 'recent',
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
