/** A PNG picture: a blue house on a plain ground. */
export async function housePng(): Promise<Blob> {
  const canvas = new OffscreenCanvas(240, 160)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t draw.')
  context.fillStyle = '#1d4f94'
  context.fillRect(40, 60, 160, 80)
  context.moveTo(30, 60)
  context.lineTo(120, 20)
  context.lineTo(210, 60)
  context.fill()
  return canvas.convertToBlob()
}

const [width, height] = [120, 160]

/** A scan: an uncompressed grey TIFF picture with pages, each with as many stripes as its number. */
export function scanTiff(pages: number): Uint8Array<ArrayBuffer> {
  const [entries, pixels] = [9, width * height]
  const length = 2 + entries * 12 + 4 + pixels
  const view = new DataView(new ArrayBuffer(8 + pages * length))
  view.setUint16(0, 0x4949)
  view.setUint16(2, 42, true)
  view.setUint32(4, 8, true)
  for (let page = 0; page < pages; page++) {
    const start = 8 + page * length
    const content = start + length - pixels
    view.setUint16(start, entries, true)
    // Size, 8 bits, uncompressed, black is 0, where the only strip is, one sample, its rows and its bytes.
    const tags = [
      256,
      width,
      257,
      height,
      258,
      8,
      259,
      1,
      262,
      1,
      273,
      content,
      277,
      1,
      278,
      height,
      279,
      pixels,
    ]
    for (let n = 0; n < entries; n++) {
      const at = start + 2 + n * 12
      view.setUint16(at, tags[n * 2] ?? 0, true)
      view.setUint16(at + 2, 4, true)
      view.setUint32(at + 4, 1, true)
      view.setUint32(at + 8, tags[n * 2 + 1] ?? 0, true)
    }
    view.setUint32(content - 4, page + 1 < pages ? start + length : 0, true)
    for (let n = 0; n < pixels; n++) {
      const stripe = Math.floor(((n % width) / width) * (2 * page + 3))
      view.setUint8(content + n, stripe % 2 ? 40 : 235)
    }
  }
  return new Uint8Array(view.buffer)
}
