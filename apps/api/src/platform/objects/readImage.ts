import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { ImageProblem } from './ImageProblem'
import { pngOfBitmap } from './pngOfBitmap'

/** What a picture may be, by its content. Its name is never looked at. */
const imageTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/bmp'] as const

/** A picture as the service wrote it anew: nothing but pixels is left of what was sent. */
export interface ReadImage {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly extension: 'png' | 'jpg'
  readonly width: number
  readonly height: number
}

export interface Bounds {
  /** Most bytes. */
  readonly most: number
  /** Least bytes. */
  readonly least: number
  /** Edge of the square that it becomes, in pixels: what doesn't fit is cut off around the middle. Default: it stays as it is. */
  readonly edge?: number
}

/** Every flaw is an error; how many pixels there may be is asked before any is unfolded. */
const readAll = { failOn: 'error', limitInputPixels: false } as const

/**
 * Reads a picture by its content. What its header says is judged before a pixel is unfolded; what goes on after
 * that may take seconds and a hundred megabytes, so it is done apart from the service.
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
/** Of one that no decoder can take row by row. */
const mostWholePixels = 12_500_000
const longestSide = 10_000
/** Programs write at most about a dozen. */
const mostScans = 50

function judgeSize(width: number, height: number, isWhole = false): ImageProblem | undefined {
  if (Math.max(width, height) > longestSide) return 'tooLong'
  if (width * height > mostPixels) return 'tooManyPixels'
  return isWhole && width * height > mostWholePixels ? 'tooWhole' : undefined
}

/** Photographs stay JPEG; all others become PNG, of an animation its first picture. */
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
    // To weigh its codes JPEG would keep the whole picture in memory.
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
    // libvips explains in words only; whatever it stumbles over is the file's fault.
    if (error instanceof Error) return 'damaged'
    throw error
  }
}

/** How often a JPEG goes over its whole picture: a progressive one of a few bytes may do so hundreds of times. */
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

/** All but fill bytes, what stands for a byte of 0xff in a scan, and marks that stand alone. */
const hasLength = (marker: number) => marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8)
