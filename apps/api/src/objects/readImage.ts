import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { type Bitmap, readBitmap } from './readBitmap'

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

/** Why a file is no picture that can be taken. */
export type ImageProblem = 'format' | 'tooLarge' | 'tooSmall' | 'tooManyPixels' | 'damaged'

interface Bounds {
  /** Most bytes. */
  readonly most: number
  /** Least bytes. */
  readonly least: number
}

const mostPixels = 25_000_000

/** Every flaw is an error; how many pixels there may be is asked before any is unfolded. */
const readAll = { failOn: 'error', limitInputPixels: false } as const

/** Reads a picture by its content. It takes long for large ones: do it before a transaction, not inside. */
export async function readImage(file: Blob, { most, least }: Bounds): Promise<ReadImage | ImageProblem> {
  if (file.size > most) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = await fileTypeFromBuffer(bytes)
  const type = imageTypes.find((allowed) => allowed === found?.mime)
  if (type === undefined) return 'format'
  if (file.size < least) return 'tooSmall'
  if (type !== 'image/bmp') return rewrite(sharp(bytes, readAll), type)
  const bitmap = readBitmap(bytes, mostPixels)
  return typeof bitmap === 'string' ? bitmap : rewrite(fromBitmap(bitmap), type)
}

const fromBitmap = ({ width, height, pixels }: Bitmap) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })

/** Photographs stay JPEG; all others become PNG, of an animation its first picture. */
async function rewrite(picture: Sharp, from: (typeof imageTypes)[number]): Promise<ReadImage | ImageProblem> {
  try {
    const { width, height } = await picture.metadata()
    if (width * height > mostPixels) return 'tooManyPixels'
    const upright = picture.autoOrient()
    const isPhotograph = from === 'image/jpeg'
    const written = isPhotograph ? upright.jpeg({ quality: 90 }) : upright.png()
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return {
      bytes: new Uint8Array(data),
      type: isPhotograph ? 'image/jpeg' : 'image/png',
      extension: isPhotograph ? 'jpg' : 'png',
      width: info.width,
      height: info.height,
    }
  } catch (error) {
    // libvips explains in words only; whatever it stumbles over is the file's fault.
    if (error instanceof Error) return 'damaged'
    throw error
  }
}
