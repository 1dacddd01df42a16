const at = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** The media type of a picture by its signature. None of these can run code. */
export function pictureType(head: Uint8Array): string | undefined {
  if (at(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (at(head, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (/^GIF8[79]a/.test(at(head, 0, 6))) return 'image/gif'
  if (at(head, 0, 4) === 'RIFF' && at(head, 8, 12) === 'WEBP') return 'image/webp'
  if (at(head, 4, 8) === 'ftyp') {
    if (/avi[fs]/.test(at(head, 8, 40))) return 'image/avif'
    if (/^(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(at(head, 8, 12))) return 'image/heic'
  }
  if (['II*\0', 'MM\0*'].includes(at(head, 0, 4))) return 'image/tiff'
  // Its length is in the header; the two letters alone start many words.
  if (at(head, 0, 2) === 'BM' && at(head, 6, 10) === '\0\0\0\0') return 'image/bmp'
  return undefined
}

/** Whether it is audio or video, by its signature. */
export function mediaKind(head: Uint8Array): 'sound' | 'film' | undefined {
  const [four, brand] = [at(head, 0, 4), at(head, 8, 12)]
  if (at(head, 4, 8) === 'ftyp') return /^M4[AB]/.test(brand) ? 'sound' : 'film'
  if (four === '\x1aE\xdf\xa3') return 'film'
  if (four === 'RIFF' && brand === 'WAVE') return 'sound'
  if (four === 'OggS') return at(head, 0, 200).includes('theora') ? 'film' : 'sound'
  if (four === 'fLaC' || four.startsWith('ID3')) return 'sound'
  const [first = 0, second = 0] = head
  // Frames of MPEG audio and AAC start with eleven set bits.
  return first === 0xff && (second & 0xe0) === 0xe0 && second !== 0xff && second !== 0xfe
    ? 'sound'
    : undefined
}

/** Text only: contains no byte that never occurs in text. */
export function isText(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true
  return !head.some((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32))
}

/** Readers look for it in the first kilobyte. */
export const isPdf = (head: Uint8Array): boolean => at(head, 0, 1024).includes('%PDF-')

export const isIfc = (head: Uint8Array): boolean => at(head, 0, 200).trimStart().startsWith('ISO-10303-21')

/** The second is an empty one. */
export const isZip = (head: Uint8Array): boolean => ['PK\x03\x04', 'PK\x05\x06'].includes(at(head, 0, 4))

export const isBinaryGltf = (head: Uint8Array): boolean => at(head, 0, 4) === 'glTF'

/** The format that Excel used until 1994, without a container. */
export const isOldSheet = (head: Uint8Array): boolean => head[0] === 9 && [0, 2, 4, 8].includes(head[1] ?? -1)

/** The container that Office used until 2003. */
export const isOldOffice = (head: Uint8Array): boolean => at(head, 0, 4) === '\xd0\xcf\x11\xe0'

export const isBinaryDrawing = (head: Uint8Array): boolean => at(head, 0, 18) === 'AutoCAD Binary DXF'

/** Pairs of a number and a value. After comments, the first one starts a section. */
export const isDrawing = (head: Uint8Array): boolean =>
  /^(\xef\xbb\xbf)?(\s*999\r?\n[^\n]*\n)*\s*0\s*\r?\n\s*SECTION\s/.test(at(head, 0, head.length))
