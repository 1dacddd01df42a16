import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { ImageProblem } from './ImageProblem'
import { pngOfBitmap } from './pngOfBitmap'

/** The accepted kinds of pictures, by content. The name is ignored. */
const imageTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/bmp'] as const

/** A picture that the service encoded again: only the pixels remain of the upload. */
export interface ReadImage {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly extension: 'png' | 'jpg'
  readonly width: number
  readonly height: number
}

export interface Bounds {
  /** Maximum size in bytes. */
  readonly most: number
  /** Minimum size in bytes. */
  readonly least: number
  /** Edge of the square to crop to, in pixels, around the centre. Default: unchanged. */
  readonly edge?: number
}

/** Every flaw is an error; the number of pixels is checked before decoding. */
const readAll = { failOn: 'error', limitInputPixels: false } as const

/**
 * Reads a picture by its content. Its header is checked before decoding, which may take seconds and a hundred
 * megabytes, so this runs outside of the service's process.
 */
export async function readImage(
  content: Uint8Array,
  { most, least, edge }: Bounds,
): Promise<ReadImage | ImageProblem> {
  if (content.length > most) return 'tooLarge'
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const found = await fileTypeFromBuffer(file)
  const type = imageTypes.find((allowed) => allowed === found?.mime)
  if (type === undefined) return 'format'
  if (file.length < least) return 'tooSmall'
  if (type === 'image/bmp') {
    const png = pngOfBitmap(file, judgeSize)
    return typeof png === 'string' ? png : rewrite(png, 'png', edge)
  }
  if (type === 'image/jpeg' && countScans(file) > mostScans) return 'tooManyScans'
  return rewrite(file, type === 'image/jpeg' ? 'jpg' : 'png', edge)
}

const mostPixels = 25_000_000
/** For pictures that no decoder can read row by row. */
const mostWholePixels = 12_500_000
const longestSide = 10_000
/** Programs write at most about a dozen. */
const mostScans = 50

function judgeSize(width: number, height: number, isWhole = false): ImageProblem | undefined {
  if (Math.max(width, height) > longestSide) return 'tooLong'
  if (width * height > mostPixels) return 'tooManyPixels'
  return isWhole && width * height > mostWholePixels ? 'tooWhole' : undefined
}

/** Photographs stay JPEG; others become PNG, animations their first frame. */
async function rewrite(
  file: Buffer,
  extension: 'jpg' | 'png',
  edge: number | undefined,
): Promise<ReadImage | ImageProblem> {
  try {
    const picture = sharp(file, readAll)
    const { width, height, format, isProgressive } = await picture.metadata()
    const problem = judgeSize(width, height, isProgressive === true || format === 'gif')
    if (problem) return problem
    const upright = edge === undefined ? picture.autoOrient() : picture.autoOrient().resize(edge, edge)
    // Optimising JPEG codes would keep the whole picture in memory.
    const written = extension === 'jpg' ? upright.jpeg({ quality: 90, optimiseCoding: false }) : upright.png()
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return {
      bytes: new Uint8Array(data),
      type: extension === 'jpg' ? 'image/jpeg' : 'image/png',
      extension,
      width: info.width,
      height: info.height,
    }
  } catch (error) {
    // libvips explains errors only in words; whatever it fails on is the file's fault.
    if (error instanceof Error) return 'damaged'
    throw error
  }
}

/** The number of scans in a JPEG: a progressive one of a few bytes may have hundreds. */
function countScans(file: Buffer): number {
  let scans = 0
  let at = 2
  while (at + 4 <= file.length) {
    at = file.indexOf(0xff, at)
    if (at < 0) return scans
    const marker = file[at + 1] ?? 0
    if (marker === endOfImage) return scans
    if (marker === startOfScan) scans += 1
    at += hasLength(marker) && at + 4 <= file.length ? 2 + file.readUInt16BE(at + 2) : 1
  }
  return scans
}

const startOfScan = 0xda
const endOfImage = 0xd9

/** All markers except fill bytes, escaped 0xff bytes in a scan, and standalone markers. */
const hasLength = (marker: number) => marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8)
