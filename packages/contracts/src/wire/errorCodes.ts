/**
 * Error codes that any operation may return. Codes of one feature are in its own contract, from 52000 on, a
 * hundred per feature.
 */
export const errorCodes = {
  invalid: 40000,
  unauthenticated: 40100,
  forbidden: 40300,
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
  /** An internal error of the service. */
  broken: 50000,
} as const
