import * as v from 'valibot'
import { devices, signedIn } from '../session/contract'
import { begunAtProvider } from '../session/social/contract'
import { contract, id, text, timestamp } from '../wire/contract'
import { errorCodes } from '../wire/errorCodes'

/** Encrypted by the service: the browser stores it and can't read it. */
const sealed = v.pipe(
  v.string(),
  v.maxLength(16_384),
  v.regex(/^[\w-]+$/, 'must be as the service sealed it'),
)

const connection = { companyId: id, connectionId: id }

/**
 * Why an identity provider led back without an answer, as `error` of the callback page. `refused`: the person or the
 * provider declined; `unavailable`: it had a problem; `invalid`: its answer can't be used;
 * `unsolicited`: the answer is to no request of ours.
 */
export const callbackErrors = ['refused', 'unavailable', 'invalid', 'unsolicited'] as const
export type CallbackError = (typeof callbackErrors)[number]

/** Origin of the calling page, because the service has two names on the local machine. Default: the public origin. */
const origin = v.optional(v.pipe(v.string(), v.maxLength(200)))

/** A person at their company's identity provider. */
const companyIdentity = {
  ...connection,
  companyName: v.string(),
  displayName: v.string(),
  mail: v.string(),
  /**
   * `signIn`: for somebody who isn't signed in. `prove`: for the person who is. `test`: an administrator tries the
   * connection.
   */
  purpose: v.picklist(['signIn', 'prove', 'test']),
  /** Whether it signs somebody in. */
  isLinked: v.boolean(),
  /** Whether they become a member of the company as soon as it is linked to an account. */
  willJoin: v.boolean(),
  expiresAt: timestamp,
}

/** Signing in at a company's own identity provider. */
export const companySignInContract = contract({
  findWayIn: {
    method: 'POST',
    path: '/api/v1/User/FindWayIn',
    isPublic: true,
    effect: 'reads',
    body: v.object({ identifier: text(100, 1) }),
    response: v.object({
      /** The connection of the mail address's domain; null: the person's own ways. Whether an account exists has no influence. */
      company: v.nullable(v.object({ ...connection, companyName: v.string() })),
    }),
  },
  /** What a link or a refusal names a connection by. */
  getCompanyWayIn: {
    method: 'GET',
    path: '/api/v1/User/GetCompanyWayIn',
    isPublic: true,
    query: v.object({ companyId: id }),
    response: v.nullable(v.object({ ...connection, companyName: v.string() })),
  },
  beginCompanySignIn: {
    method: 'POST',
    path: '/api/v1/User/BeginCompanySignIn',
    isPublic: true,
    browserProof: true,
    effect: 'reads',
    body: v.object({ ...connection, loginHint: v.optional(text(100)), origin }),
    response: begunAtProvider,
  },
  beginCompanyProof: {
    method: 'POST',
    path: '/api/v1/User/BeginCompanyProof',
    browserProof: true,
    effect: 'reads',
    body: v.object({ ...connection, origin }),
    response: begunAtProvider,
  },
  exchangeCompanyAnswer: {
    method: 'POST',
    path: '/api/v1/User/ExchangeCompanyAnswer',
    isPublic: true,
    browserProof: true,
    body: v.object({
      attempt: sealed,
      connectionId: id,
      state: v.pipe(v.string(), v.maxLength(128)),
      code: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
      /** OpenID Connect: the provider's own claim of who answered (RFC 9207). */
      iss: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    response: v.object({ ...companyIdentity, ticket: v.string() }),
  },
  getCompanyIdentity: {
    method: 'POST',
    path: '/api/v1/User/GetCompanyIdentity',
    isPublic: true,
    browserProof: true,
    effect: 'reads',
    body: v.object({ ticket: sealed }),
    response: v.object(companyIdentity),
  },
  signInByCompany: {
    method: 'POST',
    path: '/api/v1/User/SignInByCompany',
    isPublic: true,
    browserProof: true,
    body: v.object({
      ticket: sealed,
      isWebClient: v.optional(v.boolean(), true),
      devices: v.optional(devices, []),
    }),
    response: signedIn,
  },
  linkCompanyIdentity: {
    method: 'POST',
    path: '/api/v1/User/LinkCompanyIdentity',
    browserProof: true,
    body: v.object({ ticket: sealed }),
    response: v.object({
      companyId: id,
      /** Whether the person became a member by it. */
      joined: v.boolean(),
      /** Where they belong then; null: they didn't become a member. */
      departmentName: v.nullable(v.string()),
    }),
  },
  proveCompanyIdentity: {
    method: 'POST',
    path: '/api/v1/User/ProveCompanyIdentity',
    browserProof: true,
    body: v.object({ ticket: sealed }),
    response: v.object({ companyId: id, joined: v.boolean() }),
  },
  listCompanyIdentities: {
    method: 'GET',
    path: '/api/v1/User/GetCompanyIdentities',
    response: v.array(
      v.object({
        ...connection,
        companyName: v.string(),
        connectionName: v.string(),
        displayName: v.string(),
        mail: v.string(),
        linkedAt: timestamp,
        lastUsedAt: v.nullable(timestamp),
      }),
    ),
  },
  unlinkCompanyIdentity: {
    method: 'POST',
    path: '/api/v1/User/UnlinkCompanyIdentity',
    body: v.object(connection),
    response: v.literal(true),
  },
})

export const companySignInErrors = {
  /** The connection is switched off, or doesn't exist. */
  connectionOff: 56400,
  providerRefused: 56401,
  providerUnreachable: 56402,
  /** Expired or used before. */
  attemptLate: 56403,
  /** Started in another browser, or never. */
  attemptForeign: 56404,
  ticketLate: 56405,
  /** The identity isn't linked to an account yet. */
  identityUnlinked: 56406,
  linkedElsewhere: 56407,
  /** The caller is linked to another person of this connection. */
  otherLinked: 56408,
  otherPerson: 56409,
  notLinked: 56410,
  /** The identity provider states no mail address of the company's domains. */
  otherDomain: 56411,
  /** The company requires its own sign-in. `data` has `companyId` and `connectionId`. */
  companySignInNeeded: errorCodes.companySignInNeeded,
  /** The directory of the company has deactivated the person. */
  deactivated: 56414,
  /** The company requires its own sign-in, so the caller's identity there can't be unlinked. */
  unlinkForbidden: 56415,
  /** The identity provider refused an administrator's test, or can't be reached; the sentence has its reason. */
  testRefused: 56416,
} as const
