import { ContentProblem } from '../content/ContentProblem'
import { serveWorker } from '../content/serveWorker'
import type { DecodedPicture, PictureAsked } from './DecodedPicture'

/** In pixels. More would take too much memory: each takes four bytes, twice. */
const mostPixels = 120_000_000

serveWorker(async ({ bytes, type, page }: PictureAsked): Promise<DecodedPicture> => {
  const { decode } = type === 'image/tiff' ? await import('./decodeTiff') : await import('./decodeHeic')
  const decoded = await decode(bytes, page, (width, height) => {
    if (width * height > mostPixels) throw new ContentProblem('tooMuch')
  })
  const canvas = new OffscreenCanvas(decoded.pixels.width, decoded.pixels.height)
  canvas.getContext('2d')?.putImageData(decoded.pixels, 0, 0)
  // Photos from phones are large and slow to encode as PNG; scans have sharp edges.
  const as = type === 'image/heic' ? { type: 'image/jpeg', quality: 0.95 } : { type: 'image/png' }
  return { picture: await canvas.convertToBlob(as), pages: decoded.pages }
})
