import { fittingSize, type View } from './cut'

/** A loaded picture. */
export interface Drawable {
  readonly image: HTMLImageElement
  readonly width: number
  readonly height: number
  /** The picture has transparency, so the margin is transparent too; otherwise it is white. */
  readonly isTransparent: boolean
}

/** @throws if the browser can't read it */
export async function readPicture(source: string): Promise<Drawable> {
  const image = new Image()
  image.src = source
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  if (width === 0 || height === 0) throw new Error('The picture has no size.')
  return { image, width, height, isTransparent: isTransparent(image, width, height) }
}

/** Draws the area below the frame onto a square canvas. */
export function drawCut(canvas: HTMLCanvasElement, picture: Drawable, view: View, frame: number): void {
  const edge = canvas.width
  const context = contextOf(canvas)
  context.clearRect(0, 0, edge, edge)
  if (!picture.isTransparent) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, edge, edge)
  }
  const { width, height } = fittingSize(picture, view.rotation, frame)
  context.save()
  context.imageSmoothingQuality = 'high'
  context.scale(edge / frame, edge / frame)
  context.translate(frame / 2 + view.crop.x, frame / 2 + view.crop.y)
  context.rotate((view.rotation * Math.PI) / 180)
  context.scale(view.zoom, view.zoom)
  context.drawImage(picture.image, -width / 2, -height / 2, width, height)
  context.restore()
}

/** Checked at a small size, where a few pixels are enough. */
function isTransparent(image: HTMLImageElement, width: number, height: number): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, 256)
  canvas.height = Math.min(height, 256)
  const context = contextOf(canvas)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true
  return false
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t draw pictures.')
  return context
}
