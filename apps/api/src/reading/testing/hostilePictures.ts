import sharp from 'sharp'

/** A valid progressive JPEG with the given number of scans, each of sixty bytes. */
export async function jpegOfScans(width: number, height: number, scans: number): Promise<Buffer> {
  const plain = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const found = scansOf(plain)
  const [second, last] = [found[1], found.at(-1)]
  if (!second || !last) throw new Error('A progressive JPEG has more than one scan.')
  const scan = Buffer.from(plain.subarray(second.from, second.to))
  // The scan sends its coefficients whole, so it may be repeated any number of times.
  scan[second.precision - second.from] = 0
  const more = Array.from({ length: scans - found.length }, () => scan)
  return Buffer.concat([plain.subarray(0, last.to), ...more, plain.subarray(last.to)])
}

/** The start of each scan with its tables, its precision, and its end. */
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

/** One bit per pixel, black and white noise: 3 MB that take long to encode again. */
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
