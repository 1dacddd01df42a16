import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureBytes } from '../../features/company/certification/testSubmission'
import { jpegOfScans } from '../../reading/testing/hostilePictures'
import { readImage } from './readImage'

const bounds = { most: 200_000, least: 1000 }
const read = (bytes: Uint8Array) => readImage(bytes, bounds)

/** 24 bits, uncompressed, bottom-up, as most programs write it. */
function bitmap(
  width: number,
  height: number,
  change: (view: DataView) => void = () => undefined,
): Uint8Array {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = new Uint8Array(54 + row * height)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  // The first row of the file is the last one of the picture: its first pixel is pure red.
  bytes.set([0, 0, 255], 54)
  change(view)
  return bytes
}

/** 37 × 40 pixels of the first colour; the last one of the top row has the second. */
function paletteBitmap(depth: 1 | 4 | 8): Uint8Array {
  const row = Math.ceil((37 * depth) / 32) * 4
  const bytes = Buffer.alloc(62 + Math.max(row * 40, 1000))
  bytes.set(bitmap(1, 1).subarray(0, 54))
  bytes.writeUInt32LE(62, 10)
  bytes.writeInt32LE(37, 18)
  bytes.writeInt32LE(40, 22)
  bytes.writeUInt16LE(depth, 28)
  bytes.set([3, 2, 1, 0, 50, 100, 200, 0], 54)
  const bit = 36 * depth
  bytes[62 + row * 39 + (bit >> 3)] = 1 << (8 - depth - (bit & 7))
  return bytes
}

const resize = (view: DataView, width: number, height: number) => {
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('is taken as %s', async (kind) => {
    const image = await read(await pictureBytes(kind))
    expect(image).toMatchObject({
      width: 96,
      height: 96,
      type: kind === 'jpeg' ? 'image/jpeg' : 'image/png',
    })
  })

  it('is accepted as BMP, each pixel in its place', async () => {
    const image = await read(bitmap(30, 20))
    if (typeof image === 'string') throw new Error(image)
    const pixels = await sharp(image.bytes).removeAlpha().raw().toBuffer()
    expect([...pixels.subarray(19 * 30 * 3, 19 * 30 * 3 + 3)]).toEqual([255, 0, 0])
    expect([...pixels.subarray(0, 3)]).toEqual([0, 0, 0])
  })

  it.each([1, 4, 8] as const)('is accepted as BMP with a palette of %i bits', async (depth) => {
    const image = await read(paletteBitmap(depth))
    if (typeof image === 'string') throw new Error(image)
    const pixels = await sharp(image.bytes).removeAlpha().raw().toBuffer()
    const at = (x: number, y: number) => [...pixels.subarray((y * 37 + x) * 3, (y * 37 + x) * 3 + 3)]
    expect([at(0, 0), at(36, 0), at(36, 39)]).toEqual([
      [1, 2, 3],
      [200, 100, 50],
      [1, 2, 3],
    ])
  })

  it.each(['webp', 'tiff'] as const)('is refused as %s', async (kind) => {
    expect(await read(await pictureBytes(kind))).toBe('format')
  })

  it('is recognised by its content', async () => {
    const program = new TextEncoder().encode('MZ'.repeat(2000))
    expect(await read(program)).toBe('format')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`
    expect(await read(new TextEncoder().encode(svg))).toBe('format')
  })

  it('is refused outside of the size limits', async () => {
    const bytes = await pictureBytes('png')
    const exactly = { most: bytes.length, least: bytes.length }
    expect(await readImage(bytes, exactly)).toMatchObject({ width: 96 })
    expect(await readImage(bytes, { ...exactly, most: bytes.length - 1 })).toBe('tooLarge')
    expect(await readImage(bytes, { most: 1e6, least: bytes.length + 1 })).toBe('tooSmall')
  })

  it.each(['png', 'jpeg'] as const)('is refused when its end is missing, as %s', async (kind) => {
    const bytes = await pictureBytes(kind)
    expect(await read(bytes.subarray(0, Math.floor(bytes.length / 2)))).toBe('damaged')
  })

  it('is refused if it would decode to too many pixels', async () => {
    const flat = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await readImage(flat, { most: 1e7, least: 1000 })).toBe('tooManyPixels')
    expect(await read(bitmap(30, 20, (view) => resize(view, 9000, 9000)))).toBe('tooManyPixels')
  })

  it('is refused by its header, without decoding', async () => {
    const header = async (width: number, height: number, kind: 'png' | 'gif') => {
      const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      const bytes = Buffer.concat([await picture.toFormat(kind).toBuffer(), Buffer.alloc(1000)])
      if (kind === 'gif') {
        const frame = bytes.indexOf(Uint8Array.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0))
        for (const at of [6, frame + 5]) {
          bytes.writeUInt16LE(width, at)
          bytes.writeUInt16LE(height, at + 2)
        }
      } else {
        bytes.writeUInt32BE(width, 16)
        bytes.writeUInt32BE(height, 20)
        bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
      }
      return read(bytes)
    }
    expect(await header(25_000_000, 1, 'png')).toBe('tooLong')
    expect(await header(1, 10_001, 'png')).toBe('tooLong')
    expect(await header(5001, 5000, 'png')).toBe('tooManyPixels')
    expect(await header(5000, 2501, 'gif')).toBe('tooWhole')
    expect(await read(bitmap(30, 20, (view) => resize(view, 2_000_000, 1)))).toBe('tooLong')
  })

  it('is refused as a JPEG with too many scans', async () => {
    expect(await read(await jpegOfScans(640, 480, 50))).toMatchObject({ type: 'image/jpeg', width: 640 })
    expect(await read(await jpegOfScans(640, 480, 51))).toBe('tooManyScans')
    expect(await read(await jpegOfScans(640, 480, 882))).toBe('tooManyScans')
  })

  it('is accepted progressive and interlaced if it isn’t large', async () => {
    const flat = (width: number) => sharp({ create: { width, height: 2500, channels: 3, background: 'red' } })
    const jpeg = (width: number) => flat(width).jpeg({ progressive: true }).toBuffer()
    expect(await read(await jpeg(5000))).toMatchObject({ width: 5000 })
    expect(await read(await jpeg(5001))).toBe('tooWhole')
    expect(await read(await flat(5001).png({ progressive: true }).toBuffer())).toBe('tooWhole')
    expect(await read(await flat(5001).png().toBuffer())).toMatchObject({ width: 5001 })
  })

  it('keeps nothing but its pixels', async () => {
    const hidden = new TextEncoder().encode('<script>alert(1)</script>')
    const picture = await pictureBytes('png')
    const image = await read(Uint8Array.from([...picture, ...hidden]))
    if (typeof image === 'string') throw new Error(image)
    expect(Buffer.from(image.bytes).includes(Buffer.from(hidden))).toBe(false)
  })

  it('is refused as a BMP whose header promises too much', async () => {
    expect(await read(bitmap(30, 20, (view) => view.setInt32(22, 900, true)))).toBe('damaged')
    expect(await read(bitmap(30, 20, (view) => view.setInt32(18, -4, true)))).toBe('damaged')
    expect(await read(bitmap(30, 20, (view) => view.setUint32(30, 1, true)))).toBe('format')
  })
})
