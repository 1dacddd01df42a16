/** The signature before the groups: text, and three characters that end it. */
const start = 22

/** Types of values, by the last code of each range. */
const kinds: readonly (readonly [last: number, kind: Value])[] = [
  [9, 'text'],
  [59, 'double'],
  [89, 'short'],
  [99, 'long'],
  [109, 'text'],
  [149, 'double'],
  [169, 'longest'],
  [179, 'short'],
  [239, 'double'],
  [289, 'short'],
  [299, 'byte'],
  [309, 'text'],
  [319, 'chunk'],
  [369, 'text'],
  [389, 'short'],
  [399, 'text'],
  [409, 'short'],
  [419, 'text'],
  [429, 'long'],
  [439, 'text'],
  [459, 'long'],
  [469, 'double'],
  [1003, 'text'],
  [1004, 'chunk'],
  [1009, 'text'],
  [1059, 'double'],
  [1070, 'short'],
  [1071, 'long'],
]

type Value = 'text' | 'double' | 'byte' | 'short' | 'long' | 'longest' | 'chunk'

/** Size in bytes of fixed-size values. */
const lengths = { double: 8, byte: 1, short: 2, long: 4, longest: 8 } as const

/**
 * Converts a binary DXF to text: the same groups, one line each for code and value, in the file's encoding.
 * Truncated data at the end is dropped.
 * @throws if a code has no known type
 */
export function binaryToText(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Up to R12, codes have one byte. The first code is 0, and its value starts with a letter.
  const isOld = bytes[start + 1] !== 0
  const lines = new Lines(bytes.length * 2)
  let at = start
  while (at + 2 < bytes.length) {
    const first = bytes[at] ?? 0
    const isShort = isOld && first !== 255
    const code = isShort ? first : view.getUint16(isOld ? at + 1 : at, true)
    at += isShort ? 1 : isOld ? 3 : 2
    const kind = kinds.find(([last]) => code <= last)?.[1] ?? (code === 999 ? 'text' : undefined)
    if (kind === undefined) throw new Error(`Code ${code} has no known type of value.`)
    if (kind === 'text') {
      const end = bytes.indexOf(0, at)
      if (end < 0) break
      lines.add(String(code))
      lines.addText(bytes.subarray(at, end))
      at = end + 1
    } else if (kind === 'chunk') {
      // Pictures and similar data that isn't drawn.
      at += 1 + (bytes[at] ?? 0)
    } else {
      const length = lengths[kind]
      if (at + length > bytes.length) break
      lines.add(String(code))
      lines.add(String(numberAt(view, at, kind)))
      at += length
    }
  }
  return lines.written()
}

function numberAt(view: DataView, at: number, kind: keyof typeof lengths): number | bigint {
  if (kind === 'double') return view.getFloat64(at, true)
  if (kind === 'byte') return view.getUint8(at)
  if (kind === 'short') return view.getInt16(at, true)
  if (kind === 'long') return view.getInt32(at, true)
  return view.getBigInt64(at, true)
}

/** A growing buffer of lines, as bytes. */
class Lines {
  private bytes: Uint8Array
  private length = 0

  constructor(size: number) {
    this.bytes = new Uint8Array(size)
  }

  /** @param ascii without a line break */
  add(ascii: string): void {
    this.makeRoom(ascii.length + 1)
    for (let n = 0; n < ascii.length; n++) this.bytes[this.length++] = ascii.charCodeAt(n)
    this.bytes[this.length++] = 10
  }

  /** Line breaks become spaces, because a value is one line. */
  addText(text: Uint8Array): void {
    this.makeRoom(text.length + 1)
    for (const byte of text) this.bytes[this.length++] = byte === 10 || byte === 13 ? 32 : byte
    this.bytes[this.length++] = 10
  }

  written(): Uint8Array {
    return this.bytes.subarray(0, this.length)
  }

  private makeRoom(count: number): void {
    if (this.length + count <= this.bytes.length) return
    const larger = new Uint8Array((this.length + count) * 2)
    larger.set(this.bytes)
    this.bytes = larger
  }
}
