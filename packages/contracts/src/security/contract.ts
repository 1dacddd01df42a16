import * as v from 'valibot'
import { contract, id, page, timestamp, wholeNumber } from '../wire/contract'

/** An event of an account. */
const securityEvent = v.picklist([
  'signedIn',
  'signedInBySocial',
  'registered',
  'signedOut',
  'signedOutElsewhere',
  /** The owner reported that a sign-in wasn't theirs. */
  'signInDisowned',
  'passwordChanged',
  /** With a code, by somebody who wasn't signed in. */
  'passwordRecovered',
  'mobileChanged',
  'mailVerified',
  'mailRemoved',
  /** The personal data export. */
  'recordsDownloaded',
  /** A used token was presented again, so somebody had a copy. The session ended. */
  'tokenReused',
  /** Somebody had the session’s tokens but not its browser’s key, and was refused. */
  'tokenStolen',
  'secondStepOn',
  'secondStepOff',
  /** New codes were created and shown; the previous ones are invalid. */
  'recoveryCodesRenewed',
  /** Somebody signed in with a recovery code. */
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  /** A social account was connected or disconnected. */
  'socialBound',
  'socialUnbound',
  /** A sign-in at a company's identity provider, and linking and unlinking one. */
  'signedInByCompany',
  'companyLinked',
  'companyUnlinked',
  /** The person signed in to an application, or ended what they allowed it. */
  'applicationEntered',
  'applicationRevoked',
  /**
   * A company requires a second step of its administrators, including this person, or stopped requiring it.
   */
  'secondStepDemanded',
  'secondStepReleased',
  'endedByOperator',
  'locked',
  'unlocked',
])
export type SecurityEvent = v.InferOutput<typeof securityEvent>

/** A protection of an account. */
const protection = v.picklist(['password', 'mobile', 'secondStep', 'email'])
export type Protection = v.InferOutput<typeof protection>

/** Browser or product with its version, and operating system; empty if unknown. */
const device = { browser: v.string(), system: v.string() }

export const securityContract = contract({
  getSecurity: {
    method: 'GET',
    path: '/api/v1/User/GetSecurity',
    response: v.object({
      phone: v.string(),
      /** Empty: none. */
      email: v.string(),
      /** Whether the address is verified. */
      isEmailVerified: v.boolean(),
      /** When the password was last set, at the registration or later. */
      passwordSetAt: timestamp,
      /** Whether it was changed since the registration. */
      wasPasswordChanged: v.boolean(),
      /**
       * Companies that require a second step of the caller, an administrator. `until` null: the caller can no
       * longer administer.
       */
      secondStepWantedBy: v.array(v.object({ name: v.string(), until: v.nullable(timestamp) })),
      /** Weak ones first, most urgent first. */
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
        /** Whether it signed in as a browser or as an installed product, by its own claim. */
        isWebClient: v.boolean(),
        /** The other site whose pages use it, and which signed the person in there; null: none. */
        embedderName: v.nullable(v.string()),
        ...device,
        /** Address of the last use; empty if unknown. */
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
    /** Default: all except the calling one. */
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
        /** Empty if nobody called, or if they are no longer stored. */
        address: v.string(),
        ...device,
        isCurrentSession: v.boolean(),
        /** The sign-in during which it happened; null if nobody was signed in. */
        sessionId: v.nullable(v.string()),
        /** The application that it is about; empty: none. */
        application: v.string(),
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

/** Error codes of calls about an account's security. */
export const securityErrors = {
  /** It is the calling session. */
  ownSession: 52301,
} as const
