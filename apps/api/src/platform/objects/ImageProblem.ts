/** Why a file is no picture that can be taken. */
export type ImageProblem =
  | 'format'
  | 'tooLarge'
  | 'tooSmall'
  | 'tooManyPixels'
  /** A side is longer than any picture needs. */
  | 'tooLong'
  /** It would have to be unfolded as a whole, and is large. */
  | 'tooWhole'
  | 'tooManyScans'
  | 'damaged'
