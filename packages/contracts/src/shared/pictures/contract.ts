/** Codes of refusals wherever a picture is sent. */
export const pictureCodes = {
  tooManyPixels: 52_314,
  damaged: 52_315,
  /** A side is longer than any picture needs. */
  tooLong: 52_320,
  /** Progressive, interlaced or animated, and large. */
  tooWhole: 52_321,
  tooManyScans: 52_322,
  /** Reading it took too long or too much. */
  tooCostly: 52_323,
} as const
