import type { FieldIssue } from '@atrium/contracts/wire/contract'

export type FailureKind =
  /** Nobody is signed in, or the session ended. */
  | 'unauthenticated'
  /** The account was signed in on another terminal, which ended this session. */
  | 'signedInElsewhere'
  /** The screen is about a company, and the provider has none. Nothing was sent. */
  | 'noCompany'
  /** The role does not allow it. */
  | 'forbidden'
  /** It doesn't exist (any more). */
  | 'missing'
  /** Some input is invalid; `issues` says where. */
  | 'invalid'
  /** A rule of the service refused it; `code` and `message` are the service's. */
  | 'refused'
  | 'timeout'
  | 'offline'
  | 'unavailable'

/** An expected error. The client throws nothing else. */
export class Failure extends Error {
  readonly kind: FailureKind
  /** The service's `error_code`; 0 if it gave none. */
  readonly code: number
  readonly issues: readonly FieldIssue[]
  /** Details of a refusal, such as how many seconds to wait; parse before use. */
  readonly data: unknown
  /** The wait that the service asked for; undefined: none. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    kind: FailureKind,
    message = '',
    code = 0,
    issues: readonly FieldIssue[] = [],
    data: unknown = null,
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.name = 'Failure'
    this.kind = kind
    this.code = code
    this.issues = issues
    this.data = data
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Converts a thrown value to a failure; rethrows anything else, because it is a defect. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  throw thrown
}
