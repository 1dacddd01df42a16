import type { ImageProblem } from './readImage'

export interface Bitmap {
  readonly width: number
  readonly height: number
  /** Four bytes each: red, green, blue, alpha; row by row from the top. */
  readonly pixels: Uint8Array
}

/** Reads a BMP as programs write them today: 1, 4 or 8 bits by palette, 24 or 32 bits; not compressed. */
export function readBitmap(file: Uint8Array, mostPixels: number): Bitmap | ImageProblem {
  if (file.length < 54) return 'damaged'
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const header = readHeader(view)
  const { width, height, depth, start, isTopDown } = header
  if (width < 1 || height < 1) return 'damaged'
  if (width * height > mostPixels) return 'tooManyPixels'
  if (!isReadable(header)) return 'format'
  const rowLength = Math.ceil((width * depth) / 32) * 4
  if (start < 54 || start + rowLength * height > file.length) return 'damaged'

  const pixels = new Uint8Array(width * height * 4)
  const colours = 14 + header.headerLength
  for (let y = 0; y < height; y += 1) {
    const row = start + rowLength * (isTopDown ? y : height - 1 - y)
    for (let x = 0; x < width; x += 1) {
      const at = depth <= 8 ? colours + 4 * indexAt(file, row, x, depth) : row + (x * depth) / 8
      const to = (y * width + x) * 4
      pixels[to] = file[at + 2] ?? 0
      pixels[to + 1] = file[at + 1] ?? 0
      pixels[to + 2] = file[at] ?? 0
      // The fourth byte is left empty by most programs: pictures of this kind are opaque.
      pixels[to + 3] = 255
    }
  }
  return { width, height, pixels }
}

type Header = ReturnType<typeof readHeader>

function readHeader(view: DataView) {
  const height = view.getInt32(22, true)
  return {
    start: view.getUint32(10, true),
    headerLength: view.getUint32(14, true),
    width: view.getInt32(18, true),
    height: Math.abs(height),
    isTopDown: height < 0,
    depth: view.getUint16(28, true),
    compression: view.getUint32(30, true),
    masks: view.byteLength >= 66 ? [54, 58, 62].map((at) => view.getUint32(at, true)) : [],
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

function indexAt(file: Uint8Array, row: number, x: number, depth: number): number {
  const bit = x * depth
  const byte = file[row + (bit >> 3)] ?? 0
  return (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
}
