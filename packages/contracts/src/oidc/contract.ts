import * as v from 'valibot'
import { ownedSources } from '../catalogue/ownProducts/contract'
import { contract, id, text, timestamp } from '../wire/contract'

/** What applications may ask for, besides signing a person in. */
export const oidcScopes = ['profile', 'phone', 'email', 'companies', 'licences', 'offline_access'] as const

const scope = v.picklist(oidcScopes)

const application = v.object({
  /** In the language of the page. */
  name: v.string(),
  /** The vendor's own applications ask for no consent. */
  isFirstParty: v.boolean(),
  homepage: v.nullable(v.string()),
  privacyPolicy: v.nullable(v.string()),
})

/** A person's licence of a product, as applications see it. */
export const licence = v.object({
  /** The licence id of the product. */
  product: v.string(),
  name: v.string(),
  source: v.picklist(ownedSources),
  seat: v.picklist(['named', 'concurrent']),
  /** When it ends; null: never. */
  endAt: v.nullable(timestamp),
})

/** What a person still has to decide before an application gets an answer. */
const questions = v.object({
  /** Whether to allow the application these scopes. */
  consent: v.boolean(),
  /** For which company the application learns of licences. */
  company: v.boolean(),
  /** Whether to continue with this account. */
  account: v.boolean(),
  /** The company to suggest; null: the person's own licences. */
  companyId: v.nullable(id),
})

/** Requests of applications to sign a person in, by the OpenID Connect provider, and what people allowed them. */
export const oidcContract = contract({
  getSignInRequest: {
    method: 'GET',
    path: '/v1/sign-in-requests/{requestId}',
    isPublic: true,
    signInRequest: true,
    params: v.object({ requestId: id }),
    response: v.object({
      application,
      scopes: v.array(scope),
      /** The account that the application expects, as people type it; empty: any. */
      loginHint: text(100),
      /** Whether it runs on the person's device, and another program could pretend to be it. */
      isNative: v.boolean(),
    }),
  },
  answerSignInRequest: {
    method: 'POST',
    path: '/v1/sign-in-requests/{requestId}',
    signInRequest: true,
    params: v.object({ requestId: id }),
    body: v.object({
      /** `continue`: go on if there is nothing to ask. */
      decision: v.picklist(['continue', 'allow', 'refuse']),
      /** Whose licences the application learns of; null: the person's own. Default: not chosen. */
      companyId: v.optional(v.nullable(id)),
    }),
    response: v.union([
      v.object({ returnUrl: v.string(), questions: v.null() }),
      v.object({ returnUrl: v.null(), questions }),
    ]),
  },
  checkLicence: {
    method: 'GET',
    path: '/v1/licence-check',
    isPublic: true,
    applicationToken: true,
    browserProof: true,
    response: v.object({
      /** Whether the person may use the application's product now. Concurrent seats must still be taken. */
      mayUse: v.boolean(),
      /** Why not; null: they may. */
      because: v.nullable(v.picklist(['noLicence', 'ended', 'disabled'])),
      licence: v.nullable(licence),
    }),
  },
  listAllowedApplications: {
    method: 'GET',
    path: '/v1/allowed-applications',
    response: v.array(
      v.object({
        ...application.entries,
        applicationId: id,
        scopes: v.array(scope),
        companyName: v.nullable(v.string()),
        allowedAt: timestamp,
        usedAt: timestamp,
      }),
    ),
  },
  revokeAllowedApplication: {
    method: 'DELETE',
    path: '/v1/allowed-applications/{applicationId}',
    params: v.object({ applicationId: id }),
    response: v.literal(true),
  },
})

/** Error codes of sign-ins for applications. */
export const oidcErrors = {
  requestGone: 56100,
  twoStepsNeeded: 56101,
  companyNotAllowed: 56102,
  notAllowed: 56103,
  tokenUnknown: 56104,
  noProduct: 56105,
} as const
