import * as v from 'valibot'
import { contract, id, page, timestamp, wholeNumber } from '../wire/contract'

/** What happened to an account. */
const securityEvent = v.picklist([
  'signedIn',
  'signedInBySocial',
  'registered',
  'signedOut',
  'signedOutElsewhere',
  /** Its owner said that a sign-in wasn't theirs. */
  'signInDisowned',
  'passwordChanged',
  /** With a code, by somebody who was not signed in. */
  'passwordRecovered',
  'mobileChanged',
  'mailVerified',
  'mailRemoved',
  /** All that is kept about the person. */
  'recordsDownloaded',
  /** A token that was used before came again, so that somebody had a copy; the session ended. */
  'tokenReused',
  /** Somebody had the session’s tokens, but not its browser’s key, and was refused. */
  'tokenStolen',
  'secondStepOn',
  'secondStepOff',
  /** New ones were made and shown; those before ended. */
  'recoveryCodesRenewed',
  /** Somebody signed in with one. */
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  /** An account at another provider signs the person in; or no longer. */
  'socialBound',
  'socialUnbound',
  /** A company wants its administrators, the person among them, to have a second step; or no longer. */
  'secondStepDemanded',
  'secondStepReleased',
  'endedByOperator',
  'locked',
  'unlocked',
])
export type SecurityEvent = v.InferOutput<typeof securityEvent>

/** What keeps an account its owner's. */
const protection = v.picklist(['password', 'mobile', 'secondStep', 'email'])
export type Protection = v.InferOutput<typeof protection>

/** Where somebody is: a browser or product with its release, and what it runs on; empty where neither says anything known. */
const device = { browser: v.string(), system: v.string() }

export const securityContract = contract({
  getSecurity: {
    method: 'GET',
    path: '/api/v1/User/GetSecurity',
    response: v.object({
      phone: v.string(),
      /** Empty: none was given. */
      email: v.string(),
      /** Whether the address is proven to be the person's. */
      isEmailVerified: v.boolean(),
      /** When the password was last set, if only at the registration. */
      passwordSetAt: timestamp,
      /** Whether it was changed since. */
      wasPasswordChanged: v.boolean(),
      /** Companies that wait for the second step of the caller, who administers them; until null: it's closed to them. */
      secondStepWantedBy: v.array(v.object({ name: v.string(), until: v.nullable(timestamp) })),
      /** What is weak stands first, what hurts most at the head. */
      protections: v.array(v.object({ kind: protection, isWeak: v.boolean() })),
    }),
  },
  listSessions: {
    method: 'GET',
    path: '/api/v1/User/GetSessions',
    response: v.array(
      v.object({
        sessionId: v.string(),
        isCurrent: v.boolean(),
        /** A browser, or an installed product, as it called itself when it signed in. */
        isWebClient: v.boolean(),
        ...device,
        /** From where it was used last; empty where that isn't known. */
        address: v.string(),
        signedInAt: timestamp,
        /** To the minute. */
        lastActiveAt: timestamp,
      }),
    ),
  },
  endSessions: {
    method: 'POST',
    path: '/api/v1/User/EndSessions',
    /** Default: all but the calling one. */
    body: v.object({ sessionIds: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))) }),
    response: v.number(),
  },
  listSecurityEvents: {
    method: 'GET',
    path: '/api/v1/User/GetSecurityEvents',
    query: v.object({ pageIndex: wholeNumber(1, 100_000), pageSize: wholeNumber(1, 100) }),
    response: page(
      v.object({
        eventId: v.string(),
        at: timestamp,
        event: securityEvent,
        /** All empty where nobody called, or when they are no longer kept. */
        address: v.string(),
        ...device,
        isCurrentSession: v.boolean(),
        /** The sign-in that it happened in; null where nobody was signed in. */
        sessionId: v.nullable(v.string()),
      }),
    ),
  },
  getSignIn: {
    method: 'GET',
    path: '/api/v1/User/GetSignIn',
    query: v.object({ sessionId: id }),
    response: v.object({
      isCurrent: v.boolean(),
      isOpen: v.boolean(),
      isWebClient: v.boolean(),
      ...device,
      address: v.string(),
      signedInAt: timestamp,
    }),
  },
  disownSignIn: {
    method: 'POST',
    path: '/api/v1/User/DisownSignIn',
    body: v.object({ sessionId: id }),
    response: v.literal(true),
  },
})

/** Codes of refused calls about an account's security. */
export const securityErrors = {
  /** It is the very session that calls. */
  ownSession: 52301,
} as const
