import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPicture, readAlbum, writeAlbum } from './Album.ts'
import { judge } from './judge.ts'
import type { Picture } from './Picture.ts'

const grey = (value: number, height = 4): Picture => ({
  width: 4,
  height,
  pixels: Buffer.alloc(4 * height * 4, Buffer.from([value, value, value, 255])),
})

let top: string
let pictures: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'album-'))
  pictures = join(top, 'pictures')
})
afterEach(() => rmSync(top, { recursive: true }))

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.webp'))

describe('an album', () => {
  it('keeps once what looks the same, and apart what has the same bytes in another shape', async () => {
    const one = await keepPicture(pictures, grey(9))
    expect(await keepPicture(pictures, grey(9))).toBe(one)
    const wide: Picture = { ...grey(9), width: 8, height: 2 }
    expect(await keepPicture(pictures, wide)).not.toBe(one)
    expect(filesIn(pictures)).toHaveLength(2)
  })

  it('gives up the files that no picture has any more, and names the others in order', async () => {
    const [one, other] = [await keepPicture(pictures, grey(1)), await keepPicture(pictures, grey(2))]
    writeAlbum(pictures, { chromium: '1', pictures: { b: one, c: other, a: one } })
    expect(filesIn(pictures)).toHaveLength(2)
    expect(Object.keys(readAlbum(pictures)?.pictures ?? {})).toEqual(['a', 'b', 'c'])
    writeAlbum(pictures, { chromium: '1', pictures: { a: one } })
    expect(filesIn(pictures)).toEqual([one])
  })

  it('is told from a folder without one', () => {
    expect(readAlbum(pictures)).toBeUndefined()
  })
})

describe('a picture', () => {
  const judged = async (kept: Picture | undefined, now: Picture) => {
    const album = { chromium: '1', pictures: { ...(kept && { it: await keepPicture(pictures, kept) }) } }
    return judge({ pictures, differences: join(top, 'differences') }, album, 'it', now)
  }

  it('is the same as it was kept, whatever it was encoded to', async () => {
    expect(await judged(grey(77), grey(77))).toEqual({ kind: 'same', name: 'it' })
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
