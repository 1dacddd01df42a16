import sharp from 'sharp'
import type { Picture } from './Picture.ts'

/** Three pictures side by side, as a PNG: before, after, and difference. */
export function drawDifference(before: Picture, after: Picture, difference: Picture): Promise<Buffer> {
  const { width, height } = difference
  const left = (at: number) => at * (width + gap)
  return sharp({ create: { width: left(3) - gap, height, channels: 3, background: '#808080' } })
    .composite(
      [before, after, difference].map((picture, at) => ({
        input: picture.pixels,
        raw: { width: picture.width, height: picture.height, channels: 4 as const },
        left: left(at),
        top: 0,
      })),
    )
    .png()
    .toBuffer()
}

const gap = 8
