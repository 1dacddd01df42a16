import sharp from 'sharp'

/** A valid progressive JPEG that goes over its picture as often as it is told to, in sixty bytes each time. */
export async function jpegOfScans(width: number, height: number, scans: number): Promise<Buffer> {
  const plain = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const found = scansOf(plain)
  const [second, last] = [found[1], found.at(-1)]
  if (!second || !last) throw new Error('A progressive JPEG has more than one scan.')
  const scan = Buffer.from(plain.subarray(second.from, second.to))
  // Its coefficients are whole at once: so it may come again as often as one likes.
  scan[second.precision - second.from] = 0
  const more = Array.from({ length: scans - found.length }, () => scan)
  return Buffer.concat([plain.subarray(0, last.to), ...more, plain.subarray(last.to)])
}

/** Where each scan begins, its tables included, says how exact it is, and ends. */
function scansOf(jpeg: Buffer) {
  const found: { readonly from: number; readonly precision: number; readonly to: number }[] = []
  let from = 2
  for (let at = 2; jpeg[at + 1] !== 0xd9; ) {
    const isScan = jpeg[at + 1] === 0xda
    at += 2 + jpeg.readUInt16BE(at + 2)
    if (!isScan) continue
    const precision = at - 1
    while (jpeg[at] !== 0xff || jpeg[at + 1] === 0) at += 1
    found.push({ from, precision, to: at })
    from = at
  }
  return found
}

/** Of one bit for each pixel, black and white as noise is: 3 MB that take long to be written anew. */
export function bitmapOfNoise(width = 5000, height = 4800): Buffer {
  const row = Math.ceil(width / 32) * 4
  const file = Buffer.alloc(62 + row * height)
  file.write('BM')
  file.writeUInt32LE(62, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 28)
  file.writeUInt32LE(0xffffff, 58)
  for (let at = 62; at < file.length; at += 1) file[at] = Math.imul(at, 0x9e3779b1) >>> 13
  return file
}
