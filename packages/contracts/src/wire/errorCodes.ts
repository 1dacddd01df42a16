/**
 * Error codes that any operation may return. Codes of one feature are in its own contract, from 52000 on, a
 * hundred per feature.
 */
export const errorCodes = {
  invalid: 40000,
  unauthenticated: 40100,
  /** A token that is bound to a browser's key came without a fresh proof of it. */
  keyUnproven: 40101,
  forbidden: 40300,
  /** A token of an embedding site lacks the scope of the operation; `data.scope` is null if none covers it. */
  scopeMissing: 40301,
  /** A token of an embedding site was used from another origin. */
  originWrong: 40302,
  missing: 40400,
  /** The connection is so slow that the call did not arrive in time. Nothing was done. */
  bodyTooSlow: 40800,
  /** An idempotency key was repeated with another input. */
  keyReused: 40900,
  tooMany: 42900,
  /** Too many files are being read: of this company (429) or in total (503). */
  uploadsBusy: 42901,
  /** The company reached its hourly limit of files. */
  uploadsSpent: 42902,
  /** The caller, their network or company has too many calls in progress. Nothing was done. */
  tooManyAtOnce: 42903,
  unavailable: 50300,
  /** The caller must first prove their identity; then the same call may be repeated. Nothing was done. */
  proofRequired: 52400,
  /**
   * The company requires a second step of its administrators. Without one, they can do only what ordinary
   * members can.
   */
  secondStepWanted: 54300,
  /**
   * The company requires its own sign-in. `data` has `companyId` and `connectionId`. Nothing was done.
   */
  companySignInNeeded: 56412,
  /** An internal error of the service. */
  broken: 50000,
} as const
