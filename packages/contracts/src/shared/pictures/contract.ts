/** Error codes of uploaded pictures. */
export const pictureCodes = {
  tooManyPixels: 52_314,
  damaged: 52_315,
  /** A side is too long. */
  tooLong: 52_320,
  /** Progressive, interlaced or animated, and large. */
  tooWhole: 52_321,
  tooManyScans: 52_322,
  /** Reading it took too much time or memory. */
  tooCostly: 52_323,
} as const
