import type { Page } from 'playwright'

/** Of two pictures of one size: which share of the pixels is not the same, from 0 to 1. */
export async function shareOfChanged(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  return page.evaluate(
    async (pictures) => {
      const [before, after] = await Promise.all(
        pictures.map(async (picture) => {
          const bitmap = await createImageBitmap(
            await (await fetch(`data:image/png;base64,${picture}`)).blob(),
          )
          const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          pen?.drawImage(bitmap, 0, 0)
          return new Uint32Array(pen?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? [])
        }),
      )
      if (!before || !after || before.length !== after.length) return 1
      return before.filter((pixel, at) => pixel !== after[at]).length / before.length
    },
    [one, other].map((picture) => picture.toString('base64')),
  )
}
