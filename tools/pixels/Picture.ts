import sharp from 'sharp'

/** Four bytes per pixel (red, green, blue, opacity), row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

/** Reads a picture in any common format. */
export async function readPicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
