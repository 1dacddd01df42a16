import type { Hono } from 'hono'

/** An attempt of one browser at a provider. */
export interface SocialAttempt {
  /** Identifies the attempt in the answer. */
  readonly state: string
  /** The provider first gets its hash; only its holder can redeem the code (PKCE). */
  readonly verifier: string
  /** Where the provider sends the browser back. */
  readonly redirectUri: string
}

/** The provider's answer, as the browser brings it back. */
export interface SocialAnswer {
  readonly code: string
  readonly state: string
  /** The provider's own claim of who answered. */
  readonly iss?: string | undefined
}

/** A person's identity at a provider. */
export interface SocialIdentity {
  /** Permanent and unique at the provider. */
  readonly subject: string
  /** Their display name; empty if the provider doesn't tell. */
  readonly displayName: string
}

/** A provider of social accounts, such as WeChat. */
export interface SocialProvider {
  /** Its permanent id in tables and addresses. */
  readonly id: string
  readonly name: string
  readonly nameEn: string
  /** Address of the provider's page. */
  addressOf(attempt: SocialAttempt): Promise<string>
  /**
   * The person who answered.
   * @throws SocialFailure
   */
  identify(attempt: SocialAttempt, answer: SocialAnswer): Promise<SocialIdentity>
  /** Pages of a provider within this service. */
  mount?(app: Hono): void
}

/** `refused`: the code, or the answer to it, is invalid. `unreachable`: no answer, or not now. */
export class SocialFailure extends Error {
  readonly kind: 'refused' | 'unreachable'

  /** @param message the provider's message for the log; never a code or a token */
  constructor(kind: SocialFailure['kind'], message: string) {
    super(message)
    this.name = 'SocialFailure'
    this.kind = kind
  }
}
