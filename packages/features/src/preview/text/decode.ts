/** The available encodings, in the order of the menu. */
export const encodings = [
  ...([
    'UTF-8',
    'GB18030',
    'Big5',
    'Shift_JIS',
    'EUC-JP',
    'EUC-KR',
    'UTF-16LE',
    'UTF-16BE',
    'windows-1252',
  ] as const),
] as const

export type Encoding = (typeof encodings)[number]

export interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
}

/**
 * Decodes text: UTF-8 if it is valid, otherwise the encoding of Chinese Windows.
 * @param encoding one chosen by the reader
 */
export function decode(bytes: Uint8Array, encoding: Encoding = encodingOf(bytes)): DecodedText {
  // A part of a longer text, whose last character may be cut.
  return { text: new TextDecoder(encoding).decode(bytes, { stream: true }), encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'UTF-16LE'
  if (first === 0xfe && second === 0xff) return 'UTF-16BE'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'UTF-8'
  } catch {
    return 'GB18030'
  }
}
