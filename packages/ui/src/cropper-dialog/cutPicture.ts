import { pixelsAcross, type View } from './cut'
import { type Drawable, drawCut } from './drawCut'

interface CutOptions {
  /** Of the frame in its pixels, and of the square at least. */
  readonly edge: number
  /** Least bytes, as far as more pixels make them. */
  readonly leastBytes: number
}

/** Of as many pixels as the picture has there, so that it stays sharp on fine screens; bounded all the same. */
const mostTimes = 4
const finest = 8

/** What lies under the frame, as a square PNG. */
export async function cutPicture(picture: Drawable, view: View, options: CutOptions): Promise<Blob> {
  const { edge, leastBytes } = options
  const native = Math.round(pixelsAcross(picture, view))
  for (let pixels = Math.min(mostTimes * edge, Math.max(edge, native)); ; pixels *= 2) {
    const canvas = document.createElement('canvas')
    canvas.width = pixels
    canvas.height = pixels
    drawCut(canvas, picture, view, edge)
    const square = await pngOf(canvas)
    if (square.size >= leastBytes || pixels * 2 > finest * edge) return square
  }
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser writes no PNG.')
  return blob
}
