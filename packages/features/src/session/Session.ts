import type { sessionContract } from '@atrium/contracts/session/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import type { AskedCompany } from '../shared/wire/Answer'
import type { TokenSource } from '../shared/wire/client'
import type { EndCall } from './tokens/endSession'

/** The answer to a sign-in: the tokens and their person. */
export type SignedIn = OperationOutput<typeof sessionContract.signIn>

/** Reasons that a sign-in screen shows why nobody is signed in. */
export type SignedOutBecause =
  | 'signedInElsewhere'
  | 'expired'
  | 'passwordChanged'
  | 'phoneChanged'
  | 'deregistered'
  | 'accountLocked'
  | 'endedByOperator'
  | 'endedByCompany'

export type SessionState =
  | { readonly state: 'signedOut'; readonly because?: SignedOutBecause }
  | { readonly state: 'signedIn'; readonly userId: string; readonly userAccount: string }
  /** The person must type the password again; calls wait for it. */
  | { readonly state: 'expired'; readonly userId: string; readonly userAccount: string }
  /** Expired, but the person postponed the password: calls fail until the next one asks again. */
  | { readonly state: 'postponed'; readonly userId: string; readonly userAccount: string }
  /** Somebody else signed in, here or in another tab: the page must reload. */
  | { readonly state: 'replaced' }

/** A password that only the service can read, and the key that sealed it. */
export interface SealedPassword {
  readonly keyId: string
  readonly password: string
}

/** One sign-in of one person, as a page sees it. All tabs on the same storage share it. */
export interface Session
  extends Required<Omit<TokenSource, 'proveToken' | 'isOfSite'>>,
    Pick<TokenSource, 'proveToken' | 'isOfSite'> {
  getState(): SessionState
  /** Calls the listener after each change of state or tokens; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** The passport token, without a prefix, which some calls repeat in their body. */
  getPassportToken(): string | undefined
  /** The service ended the session of this token, for this reason. */
  onSessionEnded(because: string, token: string | undefined): void
  /** Seals the person's password as a proof of presence, valid for one call. */
  sealPassword(password: string): Promise<SealedPassword>
  /** Takes over the answer of a sign-in. Calls that wait for the same person continue. */
  begin(signedIn: SignedIn): void
  /** Tokens that identify this browser to the service; they survive the session. */
  getDevices(): readonly string[]
  /** Whether a call waits for the person to prove their identity. */
  isProofWanted(): boolean
  /** The person proved it or declined: waiting calls continue or are refused. */
  settleProof(outcome: 'proven' | 'declined'): void
  /** The company that asked for its own sign-in; undefined: none. */
  getAskedCompany(): AskedCompany | undefined
  /** The person does something else, until the next call to the company. */
  forgetAskedCompany(): void
  /** Postpones the password. */
  postpone(): void
  /**
   * The person is about to end the session. Until the returned function or `signOut` is called, its end isn't
   * announced, neither by the service nor by other tabs.
   */
  expectEnd(): () => void
  /**
   * Ends the session at the service and forgets it here. Never rejects.
   * @param end how to end it at the service. Default: its plain sign-out
   * @returns whether the service ended it
   */
  signOut(end?: EndCall): Promise<boolean>
}
