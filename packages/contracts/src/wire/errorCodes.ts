/**
 * Codes that any operation may answer with. Those of one feature stand in its own contract, from 52000 on,
 * a hundred for each feature.
 */
export const errorCodes = {
  invalid: 40000,
  unauthenticated: 40100,
  forbidden: 40300,
  missing: 40400,
  /** The line is so slow that the call did not arrive in time: nothing was done. */
  bodyTooSlow: 40800,
  /** An idempotency key came again with another input. */
  keyReused: 40900,
  tooMany: 42900,
  /** As many files as are read at a time are being read: of this company (429), or of all (503). */
  uploadsBusy: 42901,
  /** The company sent as many files as it may in an hour. */
  uploadsSpent: 42902,
  /** The caller, their network or company has as many calls under way as it may: nothing was done. */
  tooManyAtOnce: 42903,
  unavailable: 50300,
  /** Nothing was done: the caller has to prove first that it is still them. The same call is good after that. */
  proofRequired: 52400,
  /** The company wants its administrators to have a second step: without one they do there what any member may. */
  secondStepWanted: 54300,
  /** Something in the service is wrong. */
  broken: 50000,
} as const
