import type { Hono } from 'hono'

/** A try of one browser at a provider. */
export interface SocialAttempt {
  /** By which the answer names it. */
  readonly state: string
  /** Whose hash the provider gets first: only who has it takes the code (PKCE). */
  readonly verifier: string
  /** Where the provider sends the browser back. */
  readonly redirectUri: string
}

/** What the browser brings back. */
export interface SocialAnswer {
  readonly code: string
  readonly state: string
  /** Which provider answered, where it says so. */
  readonly iss?: string | undefined
}

/** Who somebody is at a provider. */
export interface SocialIdentity {
  /** Theirs for ever, and nobody else's there. */
  readonly subject: string
  /** As they call themselves; empty where the provider doesn't tell. */
  readonly displayName: string
}

/** Where people have accounts of another kind: the boundary behind which WeChat and the like stand. */
export interface SocialProvider {
  /** In tables and addresses; the same for ever. */
  readonly id: string
  readonly name: string
  readonly nameEn: string
  /** Where the person is asked. */
  addressOf(attempt: SocialAttempt): Promise<string>
  /**
   * Who answered.
   * @throws SocialFailure
   */
  identify(attempt: SocialAttempt, answer: SocialAnswer): Promise<SocialIdentity>
  /** Its own pages; only one that runs within this service. */
  mount?(app: Hono): void
}

/** `refused`: the code, or what came for it, is no good. `unreachable`: nobody answered, or not now. */
export class SocialFailure extends Error {
  readonly kind: 'refused' | 'unreachable'

  /** @param message what the provider said, for the log; never a code or a token */
  constructor(kind: SocialFailure['kind'], message: string) {
    super(message)
    this.name = 'SocialFailure'
    this.kind = kind
  }
}
