/** Why a picture is refused. */
export type ImageProblem =
  | 'format'
  | 'tooLarge'
  | 'tooSmall'
  | 'tooManyPixels'
  /** A side is too long. */
  | 'tooLong'
  /** It would have to be decoded as a whole, and is large. */
  | 'tooWhole'
  | 'tooManyScans'
  | 'damaged'
