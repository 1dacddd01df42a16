import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lookOf, ourAlbum, readAlbum, readKept, writeAlbum } from './Album.ts'
import { judge } from './judge.ts'
import type { Picture } from './Picture.ts'

const grey = (value: number, height = 4): Picture => ({
  width: 4,
  height,
  pixels: Buffer.alloc(4 * height * 4, Buffer.from([value, value, value, 255])),
})

const pack = ({ pixels, width, height }: Picture, compressionLevel = 1) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel })
    .toBuffer()

let top: string
let pictures: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'album-'))
  pictures = join(top, 'pictures')
})
afterEach(() => rmSync(top, { recursive: true }))

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.webp'))

/** Keeps some more, or, as undefined, gives them up. */
async function keep(changes: Record<string, Picture | undefined>): Promise<void> {
  const looks = { ...readAlbum(pictures)?.pictures }
  const taken = new Map<string, Buffer>()
  for (const [name, picture] of Object.entries(changes)) {
    delete looks[name]
    if (!picture) continue
    const file = await pack(picture)
    looks[name] = lookOf(file)
    taken.set(looks[name], file)
  }
  await writeAlbum(pictures, { chromium: '1', pictures: looks }, taken)
}

async function kept(name: string): Promise<Picture> {
  const album = readAlbum(pictures)
  return readKept(pictures, album, album?.pictures[name] ?? '')
}

describe('an album', () => {
  it('keeps the pictures of a component and a theme in one file, whatever their heights', async () => {
    await keep({ 'a--low': grey(1, 2), 'a--high': grey(2, 9), 'a--low.dark': grey(3), 'b--low': grey(4) })
    expect(filesIn(pictures)).toEqual(['a.dark.webp', 'a.webp', 'b.webp'])
    expect(await kept('a--low')).toEqual(grey(1, 2))
    expect(await kept('a--high')).toEqual(grey(2, 9))
    expect(await kept('a--low.dark')).toEqual(grey(3))
  })

  it('keeps what is not taken anew, wherever it comes to stand', async () => {
    const wide = (value: number): Picture => ({
      ...grey(value),
      width: 8_000,
      pixels: Buffer.alloc(128_000, value),
    })
    const [b, c, d] = [wide(255), wide(255), wide(255)]
    for (const [at, picture] of [b, c, d].entries()) picture.pixels[0] = at
    await keep({ 'it--b': b, 'it--c': c })
    expect(filesIn(pictures)).toEqual(['it.webp'])
    await keep({ 'it--a': d })
    expect(filesIn(pictures)).toEqual(['it.2.webp', 'it.webp'])
    expect(await kept('it--a')).toEqual(d)
    expect(await kept('it--b')).toEqual(b)
    expect(await kept('it--c')).toEqual(c)
  })

  it('keeps once what looks the same, and apart what has the same bytes in another shape', async () => {
    const bytes = () => readFileSync(join(pictures, 'it.webp'))
    await keep({ 'it--a': grey(9) })
    const one = bytes()
    await keep({ 'it--b': grey(9) })
    expect(bytes()).toEqual(one)
    const wide: Picture = { ...grey(9), width: 8, height: 2 }
    await keep({ 'it--b': wide })
    expect(await kept('it--a')).toEqual(grey(9))
    expect(await kept('it--b')).toEqual(wide)
  })

  it('gives up the files that no picture has any more, and names the others in order', async () => {
    await keep({ 'b--it': grey(1), 'a--it': grey(1) })
    expect(Object.keys(readAlbum(pictures)?.pictures ?? {})).toEqual(['a--it', 'b--it'])
    await keep({ 'b--it': undefined })
    expect(filesIn(pictures)).toEqual(['a.webp'])
    expect(await kept('a--it')).toEqual(grey(1))
  })

  it('is told from a folder without one', () => {
    expect(readAlbum(pictures)).toBeUndefined()
  })
})

describe('a picture', () => {
  const judged = async (before: Picture | undefined, now: Picture, compressionLevel?: number) => {
    await keep({ it: before })
    const album = readAlbum(pictures) ?? { chromium: '1', pictures: {} }
    return judge(
      { pictures, differences: join(top, 'differences') },
      album,
      'it',
      await pack(now, compressionLevel),
    )
  }

  it('is the same as it was kept, however it was packed', async () => {
    expect(await pack(grey(77), 9)).not.toEqual(await pack(grey(77)))
    expect(await judged(grey(77), grey(77))).toEqual({ kind: 'same', name: 'it' })
    expect(await judged(grey(77), grey(77), 9)).toEqual({ kind: 'same', name: 'it' })
    expect(await judged(grey(77), grey(78))).toEqual({ kind: 'same', name: 'it' })
  })

  it('is the same with a few stray pixels, and not with more', async () => {
    const strays = (count: number) => {
      const picture = grey(77)
      picture.pixels.fill(255, 0, count * 4)
      return picture
    }
    expect(await judged(grey(77), strays(6))).toEqual({ kind: 'same', name: 'it' })
    expect(await judged(grey(77), strays(7))).toMatchObject({ kind: 'changed', changed: 7 })
  })

  it('is new without a kept one', async () => {
    expect(await judged(undefined, grey(77))).toEqual({ kind: 'new', name: 'it' })
  })

  it('changed, in its size too, and then the difference is drawn', async () => {
    expect(await judged(grey(77), grey(77, 5))).toEqual({
      kind: 'changed',
      name: 'it',
      changed: 4,
      share: 0.2,
    })
    expect(readdirSync(join(top, 'differences'))).toEqual(['it.png'])
  })
})

it('our album takes no more room than 15 MB', () => {
  const sizes = readdirSync(ourAlbum).map((file) => statSync(join(ourAlbum, file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000_000)
})
