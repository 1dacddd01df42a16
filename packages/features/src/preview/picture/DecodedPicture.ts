/** A picture that browsers can't read. */
export interface PictureAsked {
  readonly bytes: Uint8Array
  readonly type: 'image/tiff' | 'image/heic'
  /** From 1. */
  readonly page: number
}

export interface DecodedPicture {
  /** As a browser reads it. */
  readonly picture: Blob
  readonly pages: number
}

/**
 * Decodes one page.
 * @param check is told the size of the page before memory is taken for it, and throws where it is too large
 * @throws where it is no such picture
 */
export type Decode = (
  bytes: Uint8Array,
  page: number,
  check: (width: number, height: number) => void,
) => Promise<{ readonly pixels: ImageData; readonly pages: number }>
