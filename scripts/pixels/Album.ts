import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { fingerprintOfPicture, type Picture, readPicture, writeWebp } from './Picture.ts'
import { nameOf, type Shot } from './shotsOf.ts'

/** Where the pictures of our stories are kept. */
export const ourAlbum = join(root, 'scripts/pixels/album')

/** Where what changed is drawn. */
export const differences = join(root, '.cache/pixels')

/** Kept pictures by their names. What looks the same is kept once, whatever it is called. */
export interface Album {
  /** The version of the browser that made them. */
  readonly chromium: string
  /** The file of each picture, by the picture's name. */
  readonly pictures: Readonly<Record<string, string>>
}

/** Undefined if none is kept in the folder. */
export function readAlbum(folder: string): Album | undefined {
  const index = join(folder, indexName)
  return existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : undefined
}

/** Writes what is kept, in an order that changes little, and gives up the files that nothing names any more. */
export function writeAlbum(folder: string, { chromium, pictures }: Album): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([one], [other]) => (one < other ? -1 : 1)))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, indexName), `${JSON.stringify({ chromium, pictures: sorted }, undefined, 2)}\n`)
  const named = new Set(Object.values(pictures))
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.webp') && !named.has(file)) rmSync(join(folder, file))
  }
}

/** The file in which a picture is kept: by what it looks like. */
export const fileOf = (picture: Picture) => `${fingerprintOfPicture(picture)}.webp`

/** Writes a picture, unless it is there. Returns its file. */
export async function keepPicture(folder: string, picture: Picture): Promise<string> {
  const file = fileOf(picture)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), await writeWebp(picture))
  return file
}

export const readKept = (folder: string, file: string) => readPicture(join(folder, file))

/** Names of pictures whose stories are gone. */
export function namesWithoutShot({ pictures }: Album, shots: readonly Shot[]): string[] {
  const names = new Set(shots.flatMap(({ story, themes }) => themes.map((theme) => nameOf(story, theme))))
  return Object.keys(pictures).filter((name) => !names.has(name))
}

const indexName = 'index.json'
