/** Which part of a picture, after turning it. */
export interface Cut {
  /** In pixels of the turned picture. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Degrees, clockwise. */
  readonly rotation: number
}

/** Draws the part into a square of `edge` pixels, as PNG. Rejects when the picture can't be read. */
export async function cutPicture(source: string, { area, rotation }: Cut, edge: number): Promise<Blob> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const { naturalWidth: width, naturalHeight: height } = picture
  const angle = (rotation * Math.PI) / 180
  const turned = turnedSize(width, height, angle)
  const scale = edge / area.width

  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate(angle)
  context.drawImage(picture, -width / 2, -height / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser writes no PNG.')
  return blob
}

/** The box that a turned rectangle needs. */
function turnedSize(width: number, height: number, angle: number) {
  const cosine = Math.abs(Math.cos(angle))
  const sine = Math.abs(Math.sin(angle))
  return { width: cosine * width + sine * height, height: sine * width + cosine * height }
}
