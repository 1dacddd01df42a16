import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/shared/root.ts'
import { leftsOf, type Picture, readPicture, writeWebp } from './Picture.ts'
import { nameOf, type Shot } from './shotsOf.ts'

/** Where the pictures of our stories are kept. */
export const ourAlbum = join(root, 'scripts/pixels/album')

/** Where what changed is drawn. */
export const differences = join(root, '.cache/pixels')

/** Kept pictures by their names. */
export interface Album {
  /** The version of the browser that made them. */
  readonly chromium: string
  /** The look of each picture, by the picture's name. */
  readonly pictures: Readonly<Record<string, string>>
}

/**
 * What tells a picture from others, whatever it is called: its size, and the fingerprint of the PNG as the browser
 * packed it. To unpack it takes as long as to draw it.
 */
export const lookOf = (file: Buffer) =>
  `${file.readUInt32BE(16)}x${file.readUInt32BE(20)} ${createHash('sha256').update(file).digest('hex').slice(0, 20)}`

/** Undefined if none is kept in the folder. */
export function readAlbum(folder: string): Album | undefined {
  const index = join(folder, indexName)
  return existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : undefined
}

/** Writes what is kept: of looks that were taken now, the files, and those that the folder has. */
export async function writeAlbum(
  folder: string,
  { chromium, pictures }: Album,
  taken: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const before = readAlbum(folder)
  const sheetsBefore = sheetsOf(before?.pictures ?? {})
  const sheets = sheetsOf(pictures)
  const read = (look: string) => {
    const file = taken.get(look)
    return file ? readPicture(file) : readKept(folder, before, look)
  }
  // Only then are they written: a picture may come from another sheet.
  const changed = new Map<string, Buffer>()
  for (const [file, looks] of sheets) {
    if (looks.join() === sheetsBefore.get(file)?.join()) continue
    changed.set(file, await writeWebp(await Promise.all(looks.map(read))))
  }
  mkdirSync(folder, { recursive: true })
  for (const [file, bytes] of changed) writeFileSync(join(folder, file), bytes)
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.webp') && !sheets.has(file)) rmSync(join(folder, file))
  }
  const sorted = Object.fromEntries(inOrder(pictures))
  writeFileSync(join(folder, indexName), `${JSON.stringify({ chromium, pictures: sorted }, undefined, 2)}\n`)
}

/** The picture that looks so. */
export async function readKept(folder: string, album: Album | undefined, look: string): Promise<Picture> {
  for (const [file, looks] of sheetsOf(album?.pictures ?? {})) {
    const at = looks.indexOf(look)
    if (at < 0) continue
    const sizes = looks.map(sizeOf)
    const [size, left] = [sizes[at], leftsOf(sizes)[at]]
    if (size && left !== undefined)
      return readPicture(readFileSync(join(folder, file)), { ...size, left, top: 0 })
  }
  throw new Error(`No picture is kept that looks ${look}.`)
}

/** Names of pictures whose stories are gone. */
export function namesWithoutShot({ pictures }: Album, shots: readonly Shot[]): string[] {
  const names = new Set(shots.flatMap(({ story, themes }) => themes.map((theme) => nameOf(story, theme))))
  return Object.keys(pictures).filter((name) => !names.has(name))
}

/**
 * The looks in each file, from left to right. What a component looks like in one theme stands side by side, each look
 * once: so packed it takes three quarters of the room, as most of a state is like the one beside it.
 */
function sheetsOf(pictures: Album['pictures']): ReadonlyMap<string, readonly string[]> {
  const sheets = new Map<string, readonly string[]>()
  for (const [name, look] of inOrder(pictures)) {
    const stem = name.replace(/--[^.]*/, '')
    for (let number = 1; ; number++) {
      const file = number === 1 ? `${stem}.webp` : `${stem}.${number}.webp`
      const looks = new Set(sheets.get(file)).add(look)
      if ([...looks].reduce((sum, one) => sum + sizeOf(one).width, 0) > widest) continue
      sheets.set(file, [...looks])
      break
    }
  }
  return sheets
}

const inOrder = (pictures: Album['pictures']) =>
  Object.entries(pictures).sort(([one], [other]) => (one < other ? -1 : 1))

function sizeOf(look: string) {
  const [width = 0, height = 0] = look.split(/[x ]/, 2).map(Number)
  return { width, height }
}

/** A WebP's. */
const widest = 16_383

const indexName = 'index.json'
