export type Encoding = 'UTF-8' | 'GB18030' | 'UTF-16'

/** Text by what its bytes are: UTF-8 if they can be, else what Chinese Windows writes. */
export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: read('utf-16le', bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: read('utf-16be', bytes), encoding: 'UTF-16' }
  try {
    // As a part of something longer: its last character may be cut.
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }),
      encoding: 'UTF-8',
    }
  } catch {
    return { text: read('gb18030', bytes), encoding: 'GB18030' }
  }
}

const read = (encoding: string, bytes: Uint8Array) =>
  new TextDecoder(encoding).decode(bytes, { stream: true })
