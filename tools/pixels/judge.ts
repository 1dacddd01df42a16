import { type Fingerprint, type Fingerprints, fingerprintOf, hashOf } from './fingerprints.ts'
import { differingTiles } from './sketch.ts'
import type { Judge } from './takePictures.ts'
import type { Verdict } from './Verdict.ts'

/** Compares pictures with the fingerprints of their names. */
export const judgeBy = ({ pictures }: Fingerprints): Judge => ({
  judge: (name, file) => judge(pictures.get(name), name, file),
  isKept: (name, file) => pictures.get(name)?.hash === hashOf(file),
})

/** Compares a picture, a PNG, with its stored fingerprint. */
export async function judge(kept: Fingerprint | undefined, name: string, file: Buffer): Promise<Verdict> {
  if (!kept) return { kind: 'new', name }
  if (kept.hash === hashOf(file)) return { kind: 'same', name }
  const now = await fingerprintOf(file)
  if (kept.width !== now.width || kept.height !== now.height)
    return { kind: 'resized', name, before: sizeOf(kept), after: sizeOf(now) }
  const places = differingTiles(now, kept.sketch, now.sketch)
  return places.length > 0 ? { kind: 'changed', name, places } : { kind: 'same', name }
}

const sizeOf = ({ width, height }: Fingerprint) => `${width} × ${height}`
