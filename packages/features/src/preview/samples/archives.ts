import { strToU8, zipSync } from 'fflate'

/** A zip of these files, by their paths. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )

/** The same zip with all entries marked as encrypted, in both places that say so. */
export function markedAsSealed(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = zip.slice()
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 4 <= bytes.length; at++) {
    const magic = view.getUint32(at, true)
    const flags = magic === 0x04034b50 ? at + 6 : magic === 0x02014b50 ? at + 8 : undefined
    if (flags !== undefined) view.setUint16(flags, view.getUint16(flags, true) | 1, true)
  }
  return bytes
}

/** Turns each character of a text into one byte. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (one) => one.charCodeAt(0))
