import type { FieldIssue } from '@atrium/contracts/wire/contract'

/** What went wrong, in one word. */
export type FailureKind =
  /** Nobody is signed in, or no longer. */
  | 'unauthenticated'
  /** The account was signed in on another terminal, which ended this session. */
  | 'signedInElsewhere'
  /** The role does not allow it. */
  | 'forbidden'
  /** There is no such thing (any more). */
  | 'missing'
  /** Something in the input is wrong; `issues` says where. */
  | 'invalid'
  /** The service said no by a rule; `code` and `message` are the service's. */
  | 'refused'
  | 'timeout'
  | 'offline'
  | 'unavailable'

/** An expected error. The client throws nothing else. */
export class Failure extends Error {
  readonly kind: FailureKind
  /** The service's `error_code`; 0 where it gave none. */
  readonly code: number
  readonly issues: readonly FieldIssue[]
  /** What the service added to its "no", such as how many seconds to wait; parse before use. */
  readonly data: unknown
  /** How long the service asked to be left alone; undefined where it didn't. */
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

/** Any thrown value as a failure; one that is none is rethrown, as it is a defect of ours. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  throw thrown
}
