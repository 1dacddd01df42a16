import type { ProviderDetails } from './ProviderDetails'

/** One browser’s visit to an identity provider, sealed for that browser. */
export interface ConnectionAttempt {
  /** Identifies the attempt in the answer: 43 letters, digits, `-` and `_`. */
  readonly state: string
  /** Only its holder can redeem the answer: PKCE’s verifier, or the source of the request’s id in SAML. */
  readonly verifier: string
  /** OpenID Connect: where the identity provider sends the browser back. */
  readonly redirectUri: string
}

/** What an identity provider is asked for. It may ignore both, so nothing relies on them. */
export interface SignInWish {
  /** The person’s mail address, to fill in; empty: unknown. */
  readonly loginHint: string
  /** Whether people must prove who they are again, although they are signed in there. */
  readonly isFresh: boolean
}

/** A connection as its protocol needs it. */
export interface ConnectionFacts<D extends ProviderDetails = ProviderDetails> {
  readonly companyId: string
  readonly connectionId: string
  readonly details: D
  /** OpenID Connect: the client secret; empty: none. */
  readonly secret: string
}

/** What the page brings back from the identity provider. */
export interface ConnectionAnswer {
  readonly code: string
  readonly state: string
  readonly iss?: string | undefined
}

/** A person as their identity provider describes them. */
export interface ProviderIdentity {
  /** Permanent and unique at the identity provider. */
  readonly subject: string
  /** Whether the subject changes with each sign-in, so that nobody can be linked by it. */
  readonly isPassing: boolean
  /** In lower case; empty: none stated. */
  readonly mail: string
  /** Whether it says that the address isn’t verified. */
  readonly isMailUnverified: boolean
  readonly displayName: string
  /** Everything stated, by name. */
  readonly claims: Readonly<Record<string, readonly string[]>>
  /** When the identity provider wants the session to end; null: it doesn’t say. */
  readonly sessionEndsAt: Date | null
}

/** How to sign people in at one kind of identity provider. */
export interface ConnectionProtocol<D extends ProviderDetails> {
  /**
   * The identity provider’s address that the browser visits.
   *
   * @throws ConnectionFailure
   */
  begin(facts: ConnectionFacts<D>, attempt: ConnectionAttempt, wish: SignInWish): Promise<string>
  /**
   * Checks an answer, and returns who answered.
   *
   * @throws ConnectionFailure
   */
  identify(
    facts: ConnectionFacts<D>,
    attempt: ConnectionAttempt,
    answer: ConnectionAnswer,
  ): Promise<ProviderIdentity>
}

/** `refused`: the answer is invalid, or a refusal. `unreachable`: no answer, or not now. */
export class ConnectionFailure extends Error {
  readonly kind: 'refused' | 'unreachable'

  /** @param message for the log and for an administrator who tests; never a code or a token */
  constructor(kind: ConnectionFailure['kind'], message: string) {
    super(message)
    this.name = 'ConnectionFailure'
    this.kind = kind
  }
}
