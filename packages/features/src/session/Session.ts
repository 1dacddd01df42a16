import type { sessionContract } from '@atrium/contracts/session/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import type { TokenSource } from '../shared/wire/client'
import type { EndCall } from './tokens/endSession'

/** What a sign-in answers: the tokens, and whose they are. */
export type SignedIn = OperationOutput<typeof sessionContract.signIn>

/** Why nobody is signed in, where a sign-in screen should say it. */
export type SignedOutBecause =
  | 'signedInElsewhere'
  | 'expired'
  | 'passwordChanged'
  | 'phoneChanged'
  | 'deregistered'
  | 'accountLocked'
  | 'endedByOperator'

export type SessionState =
  | { readonly state: 'signedOut'; readonly because?: SignedOutBecause }
  | { readonly state: 'signedIn'; readonly userId: string; readonly userAccount: string }
  /** The person has to type the password again; calls wait until they did. */
  | { readonly state: 'expired'; readonly userId: string; readonly userAccount: string }
  /** As expired, but the person put the question off: calls fail until the next one asks again. */
  | { readonly state: 'postponed'; readonly userId: string; readonly userAccount: string }
  /** Somebody else signed in, here or in another tab: the page must start afresh. */
  | { readonly state: 'replaced' }

/** A password that only the service can read, and the key it is sealed with. */
export interface SealedPassword {
  readonly keyId: string
  readonly password: string
}

/** One sign-in of one person, as a page holds it; every tab on the same storage shares it. */
export interface Session extends Required<TokenSource> {
  getState(): SessionState
  /** Calls the listener after each change of state or tokens; returns what ends that. */
  subscribe(listener: () => void): () => void
  /** The passport token, without a prefix, that some calls repeat in their body. */
  getPassportToken(): string | undefined
  /** The service ended the session of this token, for such a reason. */
  onSessionEnded(because: string, token: string | undefined): void
  /** Seals the person's password as proof that they are there; good for one call. */
  sealPassword(password: string): Promise<SealedPassword>
  /** Takes over what a sign-in answered. Calls that waited for the same person go on. */
  begin(signedIn: SignedIn): void
  /** Tokens by which the service knows this browser; they stay when the session ends. */
  getDevices(): readonly string[]
  /** Whether a call waits for the person to prove that it is them. */
  isProofWanted(): boolean
  /** They did, or would not: the calls that wait go on, or are refused. */
  settleProof(outcome: 'proven' | 'declined'): void
  /** Puts off the question for the password. */
  postpone(): void
  /**
   * The person is about to do what ends the session: until the returned function is called, or `signOut`, its end
   * is no news, neither from the service nor from other tabs.
   */
  expectEnd(): () => void
  /**
   * Ends the session at the service and forgets it here. Never rejects.
   *
   * @param end how the service is told. Default: by its plain sign-out
   * @returns whether the service knows
   */
  signOut(end?: EndCall): Promise<boolean>
}
