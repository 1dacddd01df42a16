import { BatchingKey } from 'dxf-viewer/src/BatchingKey.js'
import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  LineSegments,
  Mesh,
  Points,
  type ShaderMaterial,
} from 'three'
import type { DrawingInks, Placing } from './DrawingInks'
import type { Batch, BuiltDrawing } from './ParsedDrawing'
import { readTag, type Tag } from './tags'

export type DrawnPart =
  | Points<BufferGeometry, ShaderMaterial>
  | LineSegments<BufferGeometry, ShaderMaterial>
  | Mesh<BufferGeometry, ShaderMaterial>

const { POINTS, TRIANGLES, INDEXED_TRIANGLES, BLOCK_INSTANCE, POINT_INSTANCE } = BatchingKey.GeometryType

/** Colours that an object in a block inherits from its layer or the block reference. */
const colourOf = { layer: -1, block: -2 }

/** Geometry with its place in the order. */
export function* partsOf(built: BuiltDrawing, inks: DrawingInks): Generator<[tag: Tag, DrawnPart]> {
  const blocks = new Map<string, Batch[]>()
  const isInserted = ({ key }: Batch) =>
    key.geometryType === BLOCK_INSTANCE || key.geometryType === POINT_INSTANCE
  for (const batch of built.batches) {
    const { blockName } = batch.key
    if (blockName === null || isInserted(batch)) continue
    blocks.set(blockName, [...(blocks.get(blockName) ?? []), batch])
  }
  const layers = new Map(built.layers.map(({ name, color }) => [name, color ?? 0]))
  const inBlock = (block: Batch['key'], insert: Batch['key']) => {
    if (block.color === colourOf.block) return insert.color
    if (block.color !== colourOf.layer) return block.color
    return layers.get(tagOf(block).layer ?? tagOf(insert).layer ?? '') ?? 0
  }
  for (const batch of built.batches) {
    const { key } = batch
    const tag = tagOf(key)
    if (!isInserted(batch)) {
      if (key.blockName === null)
        for (const geometry of geometriesOf(built, batch))
          yield [tag, drawn(key.geometryType, geometry, inks.of(key.color, 'once', tag.clip))]
      continue
    }
    const placing: Placing = key.geometryType === BLOCK_INSTANCE ? 'placed' : 'moved'
    for (const part of blocks.get(key.blockName ?? '') ?? []) {
      const own = tagOf(part.key)
      for (const geometry of geometriesOf(built, part, placesOf(built, batch)))
        yield [
          { order: tag.order + own.order, clip: tag.clip, layer: tag.layer ?? own.layer },
          drawn(part.key.geometryType, geometry, inks.of(inBlock(part.key, key), placing, tag.clip)),
        ]
    }
    if (key.geometryType === POINT_INSTANCE && built.pointShapeHasDot)
      for (const geometry of geometriesOf(built, batch))
        yield [tag, drawn(POINTS, geometry, inks.of(key.color, 'once', tag.clip))]
  }
}

const tagOf = ({ layerName }: Batch['key']) => readTag(layerName ?? '')

type Places = Readonly<Record<string, InterleavedBufferAttribute | InstancedBufferAttribute>>

function placesOf({ vertices, transforms }: BuiltDrawing, batch: Batch): Places {
  if (batch.key.geometryType === POINT_INSTANCE)
    return { shift: new InstancedBufferAttribute(numbersOf(vertices, batch), 2) }
  const { transformsOffset = 0, transformsSize = 0 } = batch
  const rows = new InstancedInterleavedBuffer(
    new Float32Array(transforms, transformsOffset * Float32Array.BYTES_PER_ELEMENT, transformsSize),
    6,
  )
  return {
    row0: new InterleavedBufferAttribute(rows, 3, 0),
    row1: new InterleavedBufferAttribute(rows, 3, 3),
  }
}

function* geometriesOf(built: BuiltDrawing, batch: Batch, places?: Places): Generator<BufferGeometry> {
  for (const piece of batch.chunks ?? [{ ...batch, indicesOffset: 0, indicesSize: 0 }]) {
    const geometry = places ? new InstancedBufferGeometry() : new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(numbersOf(built.vertices, piece), 2))
    for (const [name, place] of Object.entries(places ?? {})) geometry.setAttribute(name, place)
    if (batch.chunks) {
      const { indicesOffset, indicesSize } = piece
      const from = indicesOffset * Uint16Array.BYTES_PER_ELEMENT
      geometry.setIndex(new BufferAttribute(new Uint16Array(built.indices, from, indicesSize), 1))
    }
    yield geometry
  }
}

const numbersOf = (
  buffer: ArrayBuffer,
  { verticesOffset = 0, verticesSize = 0 }: Pick<Batch, 'verticesOffset' | 'verticesSize'>,
) => new Float32Array(buffer, verticesOffset * Float32Array.BYTES_PER_ELEMENT, verticesSize)

function drawn(type: number, geometry: BufferGeometry, ink: ShaderMaterial): DrawnPart {
  const part: DrawnPart =
    type === POINTS
      ? new Points(geometry, ink)
      : type === TRIANGLES || type === INDEXED_TRIANGLES
        ? new Mesh(geometry, ink)
        : new LineSegments(geometry, ink)
  // Its extent is unknown, because its places are those of the instances.
  part.frustumCulled = false
  part.matrixAutoUpdate = false
  return part
}
