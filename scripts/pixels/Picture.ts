import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** What a screen looks like: four bytes for each pixel (red, green, blue, opacity), row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

/** Reads a picture file of any usual kind. */
export async function readPicture(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** A file that loses nothing of the picture. */
export const writeWebp = (picture: Picture) =>
  asImage(picture).removeAlpha().webp({ lossless: true }).toBuffer()

/** The same for pictures that look the same, whatever their files' bytes. */
export const fingerprintOfPicture = ({ width, height, pixels }: Picture) =>
  createHash('sha256').update(`${width}x${height}:`).update(pixels).digest('hex').slice(0, 20)

const asImage = ({ width, height, pixels }: Picture) => sharp(pixels, { raw: { width, height, channels: 4 } })
