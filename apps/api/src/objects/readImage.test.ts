import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fileOf, pictureBytes } from '../company/certification/testSubmission'
import { readImage } from './readImage'

const bounds = { most: 200_000, least: 1000 }
const read = (bytes: Uint8Array, name?: string) => readImage(fileOf(bytes, name), bounds)

/** 24 bits, not compressed, from the bottom up, as most programs write it. */
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

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('is taken as %s', async (kind) => {
    const image = await read(await pictureBytes(kind))
    expect(image).toMatchObject({
      width: 96,
      height: 96,
      type: kind === 'jpeg' ? 'image/jpeg' : 'image/png',
    })
  })

  it('is taken as BMP, each pixel where it was', async () => {
    const image = await read(bitmap(30, 20))
    if (typeof image === 'string') throw new Error(image)
    const pixels = await sharp(image.bytes).removeAlpha().raw().toBuffer()
    expect([...pixels.subarray(19 * 30 * 3, 19 * 30 * 3 + 3)]).toEqual([255, 0, 0])
    expect([...pixels.subarray(0, 3)]).toEqual([0, 0, 0])
  })

  it.each(['webp', 'tiff'] as const)('is refused as %s, whatever its name says', async (kind) => {
    expect(await read(await pictureBytes(kind), 'licence.png')).toBe('format')
  })

  it('is known by its content, not by its name', async () => {
    const program = new TextEncoder().encode('MZ'.repeat(2000))
    expect(await read(program, 'licence.png')).toBe('format')
    expect(await read(await pictureBytes('png'), '../../etc/passwd')).toMatchObject({ type: 'image/png' })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`
    expect(await read(new TextEncoder().encode(svg), 'licence.png')).toBe('format')
  })

  it('is refused above the one bound and below the other', async () => {
    const bytes = await pictureBytes('png')
    const exactly = { most: bytes.length, least: bytes.length }
    expect(await readImage(fileOf(bytes), exactly)).toMatchObject({ width: 96 })
    expect(await readImage(fileOf(bytes), { ...exactly, most: bytes.length - 1 })).toBe('tooLarge')
    expect(await readImage(fileOf(bytes), { most: 1e6, least: bytes.length + 1 })).toBe('tooSmall')
  })

  it.each(['png', 'jpeg'] as const)('is refused when its end is missing, as %s', async (kind) => {
    const bytes = await pictureBytes(kind)
    expect(await read(bytes.subarray(0, Math.floor(bytes.length / 2)))).toBe('damaged')
  })

  it('is refused when it would unfold into more pixels than anybody needs', async () => {
    const flat = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await readImage(fileOf(new Uint8Array(flat)), { most: 1e7, least: 1000 })).toBe('tooManyPixels')
    expect(await read(bitmap(30, 20, (view) => view.setInt32(18, 2_000_000, true)))).toBe('tooManyPixels')
  })

  it('keeps nothing but its pixels', async () => {
    const hidden = new TextEncoder().encode('<script>alert(1)</script>')
    const picture = await pictureBytes('png')
    const image = await read(Uint8Array.from([...picture, ...hidden]))
    if (typeof image === 'string') throw new Error(image)
    expect(Buffer.from(image.bytes).includes(Buffer.from(hidden))).toBe(false)
  })

  it('is refused as a BMP whose header promises more than there is', async () => {
    expect(await read(bitmap(30, 20, (view) => view.setInt32(22, 900, true)))).toBe('damaged')
    expect(await read(bitmap(30, 20, (view) => view.setInt32(18, -4, true)))).toBe('damaged')
    expect(await read(bitmap(30, 20, (view) => view.setUint32(30, 1, true)))).toBe('format')
  })
})
