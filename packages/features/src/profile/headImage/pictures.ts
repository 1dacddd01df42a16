/** Each quarter has another colour: red and green above, blue and yellow below. */
const colours = ['#f00', '#0a0', '#00f', '#fc0']

/** Created by the browser. */
export async function paint(
  width: number,
  height: number,
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  for (const [n, colour] of colours.entries()) {
    if (context) context.fillStyle = colour
    context?.fillRect(((n % 2) * width) / 2, ((n >> 1) * height) / 2, width / 2, height / 2)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error('This browser can’t write pictures.')
  return blob
}

/** The header of a picture from an upright camera: rotate it a quarter clockwise to view it. */
const turned = [
  ...[0xff, 0xe1, 0x00, 0x22],
  ...[0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
  ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
  ...[0x00, 0x01],
  ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00],
  ...[0x00, 0x00, 0x00, 0x00],
]

export async function turnedPhoto(): Promise<File> {
  const photo = await paint(240, 240, 'image/jpeg')
  const parts = [photo.slice(0, 2), new Uint8Array(turned), photo.slice(2)]
  return new File(parts, '竖拍.jpg', { type: 'image/jpeg' })
}

/** The colours near the four corners of a picture, by name. */
export async function cornersOf(picture: Blob): Promise<string[]> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? []
    if (blue > 128) return 'blue'
    if (red > 128) return green > 128 ? 'yellow' : 'red'
    return 'green'
  }
  const [right, bottom] = [width - 5, height - 5]
  return [at(4, 4), at(right, 4), at(4, bottom), at(right, bottom)]
}
