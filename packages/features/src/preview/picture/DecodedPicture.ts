/** A picture in a format that browsers can't read. */
export interface PictureAsked {
  readonly bytes: Uint8Array
  readonly type: 'image/tiff' | 'image/heic'
  /** From 1. */
  readonly page: number
}

export interface DecodedPicture {
  /** In a format that browsers read. */
  readonly picture: Blob
  readonly pages: number
}

/**
 * Decodes one page.
 * @param check called with the size of the page before memory is allocated; throws if it is too large
 * @throws if it is no such picture
 */
export type Decode = (
  bytes: Uint8Array,
  page: number,
  check: (width: number, height: number) => void,
) => Promise<{ readonly pixels: ImageData; readonly pages: number }>
