import { crc32, deflateSync } from 'node:zlib'
import type { ImageProblem } from './ImageProblem'

/**
 * Converts BMP to PNG, for the kinds that programs write today: 1, 4 or 8 bits with palette, 24 or 32 bits;
 * uncompressed. Palettes stay palettes, so that pixels needn't be converted one by one.
 *
 * @param judge returns what is wrong with a picture of this size
 */
export function pngOfBitmap(
  file: Buffer,
  judge: (width: number, height: number) => ImageProblem | undefined,
): Buffer | ImageProblem {
  if (file.length < 54) return 'damaged'
  const header = readHeader(file)
  const { width, height, depth, start, isTopDown } = header
  if (width < 1 || height < 1) return 'damaged'
  const problem = judge(width, height)
  if (problem) return problem
  if (!isReadable(header)) return 'format'
  const rowLength = Math.ceil((width * depth) / 32) * 4
  if (start < 54 || start + rowLength * height > file.length) return 'damaged'

  const isPalette = depth <= 8
  const length = isPalette ? Math.ceil((width * depth) / 8) : width * 3
  const rows = Buffer.alloc((length + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const from = start + rowLength * (isTopDown ? y : height - 1 - y)
    // Each row starts with a zero: no filter.
    const to = y * (length + 1) + 1
    if (isPalette) file.copy(rows, to, from, from + length)
    else copyColours(file.subarray(from, from + rowLength), depth / 8, rows.subarray(to, to + length))
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', headerOf(width, height, isPalette ? depth : 8, isPalette)),
    ...(isPalette ? [chunk('PLTE', paletteOf(file, header))] : []),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Header = ReturnType<typeof readHeader>

function readHeader(file: Buffer) {
  const height = file.readInt32LE(22)
  return {
    start: file.readUInt32LE(10),
    headerLength: file.readUInt32LE(14),
    width: file.readInt32LE(18),
    height: Math.abs(height),
    isTopDown: height < 0,
    depth: file.readUInt16LE(28),
    compression: file.readUInt32LE(30),
    masks: file.length >= 66 ? [54, 58, 62].map((at) => file.readUInt32LE(at)) : [],
  }
}

const plain = 0
const byMasks = 3
const usualMasks = [0xff0000, 0xff00, 0xff]

function isReadable({ headerLength, depth, compression, masks }: Header): boolean {
  if (headerLength < 40) return false
  if (compression === plain) return [1, 4, 8, 24, 32].includes(depth)
  return compression === byMasks && depth === 32 && usualMasks.every((mask, n) => masks[n] === mask)
}

/**
 * Converts blue, green, red to red, green, blue. Most programs leave the fourth byte empty: it isn't
 * transparency.
 */
function copyColours(from: Buffer, bytes: number, to: Buffer): void {
  for (let x = 0; x * 3 < to.length; x += 1) {
    const at = x * bytes
    to[x * 3] = from[at + 2] ?? 0
    to[x * 3 + 1] = from[at + 1] ?? 0
    to[x * 3 + 2] = from[at] ?? 0
  }
}

/** Every colour that a pixel can refer to; missing ones are black. */
function paletteOf(file: Buffer, { headerLength, depth, start }: Header): Buffer {
  const palette = Buffer.alloc(3 * 2 ** depth)
  copyColours(file.subarray(Math.min(14 + headerLength, start), start), 4, palette)
  return palette
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function headerOf(width: number, height: number, depth: number, isPalette: boolean): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, isPalette ? 3 : 2], 8)
  return header
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
