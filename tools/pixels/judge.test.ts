import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fingerprintOf } from './fingerprints.ts'
import { judge } from './judge.ts'
import { type Picture, readPicture } from './Picture.ts'

interface Look {
  padding?: number
  colour?: string
  border?: string
  height?: number
}

/** A page with a button: round corners and letters have smooth edges, as in a browser. */
const draw = ({ padding = 12, colour = '#1a6dff', border = '#d5dae3', height = 320 }: Look = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="${height}">
      <rect width="500" height="${height}" fill="#fff"/>
      <rect x="20.5" y="20.5" width="${200 + 2 * padding}" height="80" rx="8" fill="none" stroke="${border}"/>
      <rect x="${30 + padding}" y="40" width="72" height="32" rx="6" fill="${colour}"/>
      <path d="M${46 + padding} 48v16m0-8h10m0-8v16m6-16v16" stroke="#fff" stroke-width="1.5"/>
      <circle cx="400" cy="200" r="30" fill="none" stroke="#1a6dff" stroke-width="1.5"/>
    </svg>`),
  )
    .png()
    .toBuffer()

const before = await draw()
const kept = await fingerprintOf(before)
const judged = (file: Buffer) => judge(kept, 'ui-button--small', file)
const same = { kind: 'same', name: 'ui-button--small' }

const pack = ({ pixels, width, height }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** The picture with changed values for some of its colours, chosen by pixel. */
async function altered(change: (value: number, pixel: number) => number): Promise<Buffer> {
  const picture = await readPicture(before)
  for (let at = 0; at < picture.pixels.length; at++) {
    if (at % 4 !== 3) picture.pixels[at] = change(picture.pixels[at] ?? 0, Math.floor(at / 4))
  }
  return pack(picture)
}

it('passes the same picture, however it is encoded', async () => {
  expect(await judged(before)).toEqual(same)
  const repacked = await altered((value) => value)
  expect(repacked).not.toEqual(before)
  expect(await judged(repacked)).toEqual(same)
})

it.each([
  ['1 px more padding', { padding: 13 }],
  ['1 px less padding', { padding: 11 }],
  ['2 px more padding', { padding: 14 }],
  ['another colour', { colour: '#1a6de6' }],
  ['another shade of a border of one pixel', { border: '#c9cfda' }],
])('finds %s, and where', async (_, look) => {
  expect(await judged(await draw(look))).toEqual({
    kind: 'changed',
    name: 'ui-button--small',
    places: expect.arrayContaining([{ left: 0, top: 0, width: 160, height: 150 }]),
  })
})

it('finds nothing where nothing changed', async () => {
  const verdict = await judged(await draw({ colour: '#c81e1e' }))
  expect(verdict).toMatchObject({ places: [{ left: 0, top: 0, width: 160, height: 150 }] })
})

it('finds another size', async () => {
  expect(await judged(await draw({ height: 321 }))).toEqual({
    kind: 'resized',
    name: 'ui-button--small',
    before: '500 × 320',
    after: '500 × 321',
  })
})

it('reports a picture without a fingerprint as new', async () => {
  expect(await judge(undefined, 'ui-button--large', before)).toEqual({
    kind: 'new',
    name: 'ui-button--large',
  })
})

it('passes if a quarter of all smooth edges is rounded differently, as on another processor', async () => {
  const isFlat = (value: number) => [0, 255, 26, 109, 213, 218, 227].includes(value)
  const rounding = [1, 0, 0, 0, -1, 0, 0, 0]
  const rounded = await altered((value, pixel) =>
    isFlat(value) ? value : value + (rounding[pixel % 8] ?? 0),
  )
  const [was, is] = [await readPicture(before), await readPicture(rounded)]
  expect(is.pixels.filter((value, at) => value !== was.pixels[at]).length).toBeGreaterThan(200)
  expect(await judged(rounded)).toEqual(same)
})

it('passes a stray pixel at the end of a ring', async () => {
  const stray = 200 * 500 + 370
  expect(await judged(await altered((value, pixel) => (pixel === stray ? value - 6 : value)))).toEqual(same)
})

it('finds a dot', async () => {
  const isDot = (pixel: number) =>
    Math.floor(pixel / 500) < 203 && Math.floor(pixel / 500) >= 200 && pixel % 500 < 3
  expect(await judged(await altered((value, pixel) => (isDot(pixel) ? 0 : value)))).toMatchObject({
    kind: 'changed',
  })
})
