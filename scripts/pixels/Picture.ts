import sharp from 'sharp'

/** What a screen looks like: four bytes for each pixel (red, green, blue, opacity), row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

/** Where a picture stands in a larger one. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Reads a picture of any usual kind, or what stands at a place in it. */
export async function readPicture(file: Buffer, place?: Place): Promise<Picture> {
  const image = sharp(file, { limitInputPixels: false })
  const { data, info } = await (place ? image.extract(place) : image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** A file that loses nothing of the pictures, side by side in this order. Without loss, quality is the trouble taken. */
export function writeWebp(pictures: readonly Picture[]): Promise<Buffer> {
  const lefts = leftsOf(pictures)
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0)
  const height = Math.max(...pictures.map((picture) => picture.height))
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(
      pictures.map(({ pixels, ...size }, at) => ({
        input: pixels,
        raw: { ...size, channels: 4 as const },
        left: lefts[at] ?? 0,
        top: 0,
      })),
    )
    .removeAlpha()
    .webp({ lossless: true, quality: 100 })
    .toBuffer()
}

/** Where each begins, if they stand side by side. */
export function leftsOf(pictures: readonly { readonly width: number }[]): number[] {
  let end = 0
  return pictures.map(({ width }) => {
    end += width
    return end - width
  })
}
