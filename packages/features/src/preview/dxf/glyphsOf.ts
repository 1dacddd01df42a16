import {
  BufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  type Object3D,
} from 'three'
import type { DrawingInks } from './DrawingInks'
import type { WrittenGlyph } from './ParsedDrawing'
import type { Tag } from './tags'

/** What is smaller isn't drawn, in pixels: nobody reads it, and there may be a million of them. */
const smallest = 2

/** All that is written, with its place among the rest. */
export function* glyphsOf(written: readonly WrittenGlyph[], inks: DrawingInks): Generator<[tag: Tag, Mesh]> {
  for (const { tag, colour, vertices, indices, rows } of written) {
    const geometry = new InstancedBufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(vertices, 2))
    geometry.setIndex(new BufferAttribute(indices, 1))
    const places = new InstancedInterleavedBuffer(rows, 6)
    geometry.setAttribute('row0', new InterleavedBufferAttribute(places, 3, 0))
    geometry.setAttribute('row1', new InterleavedBufferAttribute(places, 3, 3))
    const part = new Mesh(geometry, inks.of(colour, 'placed', tag.clip))
    part.frustumCulled = false
    part.matrixAutoUpdate = false
    part.userData.height = heightOf(rows)
    yield [tag, part]
  }
}

/** Of the largest. */
function heightOf(rows: Float32Array): number {
  let highest = 0
  for (let n = 0; n < rows.length; n += 6)
    highest = Math.max(highest, Math.hypot(rows[n + 1] ?? 0, rows[n + 4] ?? 0))
  return highest
}

/** Whether something is large enough to be drawn at so many pixels to a unit. */
export const isLegible = ({ userData }: Object3D, scale: number): boolean =>
  userData.height === undefined || userData.height * scale >= smallest
