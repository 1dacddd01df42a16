import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/root.ts'
import { readPicture } from './Picture.ts'
import { nameOf, type Shot } from './shotsOf.ts'
import { sketch } from './sketch.ts'

/** Path of our fingerprints below the root of the repository. */
export const fingerprintsPath = 'tools/pixels/fingerprints'

export const ourFingerprints = join(root, fingerprintsPath)

/** The stored fingerprint of a picture. */
export interface Fingerprint {
  readonly width: number
  readonly height: number
  /**
   * Hash of the PNG as the browser encoded it. Decoding takes as long as drawing, so most pictures are never
   * decoded.
   */
  readonly hash: string
  /** From `sketch`: distinguishes a change from noise when the hash differs. */
  readonly sketch: Buffer
}

/** Fingerprints by the names of their pictures. */
export interface Fingerprints {
  /** The version of the browser that took the pictures. */
  readonly chromium: string
  readonly pictures: ReadonlyMap<string, Fingerprint>
}

/** Takes the fingerprint of a PNG. */
export async function fingerprintOf(file: Buffer): Promise<Fingerprint> {
  const picture = await readPicture(file)
  return { width: picture.width, height: picture.height, hash: hashOf(file), sketch: sketch(picture) }
}

export const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex').slice(0, 20)

/** Undefined if the folder has none. */
export function readFingerprints(folder: string): Fingerprints | undefined {
  if (!existsSync(join(folder, browserFile))) return undefined
  const texts = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
  return parseFingerprints(new Map(texts))
}

/** Parses fingerprint files, by file name. Throws on a damaged line, such as a merge conflict. */
export function parseFingerprints(files: ReadonlyMap<string, string>): Fingerprints {
  const pictures = new Map<string, Fingerprint>()
  for (const [file, text] of files) {
    if (file === browserFile) continue
    for (const [at, line] of text.split('\n').entries()) {
      if (line === '') continue
      const [, name, width, height, hash, packed] = line.match(format) ?? []
      if (!name || !width || !height || !hash || !packed || pictures.has(name))
        throw new Error(`Line ${at + 1} of ${file} is damaged. Run npm run pixels -- accept.`)
      const [size, bytes] = [{ width: Number(width), height: Number(height) }, Buffer.from(packed, 'base64')]
      pictures.set(name, { ...size, hash, sketch: bytes })
    }
  }
  return { chromium: files.get(browserFile)?.trim() ?? '', pictures }
}

const format = /^(\S+) (\d+)x(\d+) ([0-9a-f]{20}) ([\w+/]+=*)$/

const lineOf = (name: string, { width, height, hash, sketch }: Fingerprint) =>
  `${name} ${width}x${height} ${hash} ${sketch.toString('base64')}\n`

/** Writes a line for each picture, sorted by name: one file for the components, one for each feature. */
export function writeFingerprints(folder: string, { chromium, pictures }: Fingerprints): void {
  const files = new Map([[browserFile, `${chromium}\n`]])
  for (const [name, fingerprint] of [...pictures].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const file = fileOf(name)
    files.set(file, (files.get(file) ?? '') + lineOf(name, fingerprint))
  }
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file))
}

/** `features-orders-orderlist--ready` belongs to `features-orders.txt`, `ui-button--small` to `ui.txt`. */
function fileOf(name: string): string {
  const [area, feature] = name.split('-')
  return area === 'ui' ? 'ui.txt' : `${area}-${feature}.txt`
}

const browserFile = 'chromium.txt'

/** Names of pictures whose stories no longer exist. */
export function namesWithoutShot({ pictures }: Fingerprints, shots: readonly Shot[]): string[] {
  const names = new Set(shots.flatMap(({ story, themes }) => themes.map((theme) => nameOf(story, theme))))
  return [...pictures.keys()].filter((name) => !names.has(name))
}
