/**
 * Codes that any operation may answer with. Those of one feature stand in its own contract, from 52000 on,
 * a hundred for each feature.
 */
export const errorCodes = {
  invalid: 40000,
  unauthenticated: 40100,
  forbidden: 40300,
  missing: 40400,
  /** An idempotency key came again with another input. */
  keyReused: 40900,
  tooMany: 42900,
  unavailable: 50300,
} as const
