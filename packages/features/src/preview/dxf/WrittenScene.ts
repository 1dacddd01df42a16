import { type BatchKey, type BlockContext, DxfScene, type Triangles } from 'dxf-viewer/src/DxfScene.js'
import { ShapeUtils, Vector2 } from 'three'
import { groundInk } from './DrawingInks'
import type { DrawnClip, Entity, Extent, Place, WrittenGlyph } from './ParsedDrawing'
import { readTag, stepsInBlock, writeTag } from './tags'

interface Glyph {
  readonly vertices: readonly Place[]
  readonly indices: readonly number[]
  /** The corners of its bounding box. */
  readonly corners: readonly Place[]
}

export interface PlacedClip extends DrawnClip {
  readonly order: number
}

/** The part of an extent inside an outline. */
function within(outline: readonly Place[], extent: Extent | null): Extent | null {
  if (!extent) return null
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const minX = Math.max(extent.minX, Math.min(...xs))
  const maxX = Math.min(extent.maxX, Math.max(...xs))
  const minY = Math.max(extent.minY, Math.min(...ys))
  const maxY = Math.min(extent.maxY, Math.max(...ys))
  return minX <= maxX && minY <= maxY ? { minX, minY, maxX, maxY } : null
}

/** The origin of a glyph, and the ends of one font unit in each direction. */
const unit: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
]

function cornersOf(vertices: readonly Place[]): readonly Place[] {
  if (vertices.length === 0) return []
  const box = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity }
  for (const { x, y } of vertices) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.low = Math.min(box.low, y)
    box.high = Math.max(box.high, y)
  }
  return [box.left, box.right].flatMap((x) => [box.low, box.high].map((y) => ({ x, y })))
}

/**
 * A drawing that stores each glyph once, with its places. As triangles, which the library would write, the
 * texts of a 10 MB drawing took 300 MB and 25 seconds.
 */
export class WrittenScene extends DxfScene {
  /** By index, because the library passes indices through. */
  private readonly glyphs = new Map<readonly number[], Glyph>()
  private readonly places = new Map<string, Map<Glyph, number[]>>()
  /** Bounding boxes of the drawing's own entities. */
  readonly boxes: number[] = []
  /** Entities of the drawing that produced nothing, and failed ones, also in blocks. */
  readonly undrawn: Entity[] = []
  /** Clippings of the drawing's own entities. */
  readonly clips: PlacedClip[] = []
  private order = 0
  private clip = 0
  /** The block being defined. */
  private defined: unknown
  /** Characters that are in no font. */
  readonly lacking = new Set<string>()

  /** Set by the library at the start. */
  override set textRenderer(renderer: DxfScene['textRenderer']) {
    const make = renderer._CreateCharShape.bind(renderer)
    renderer._CreateCharShape = (character) => {
      const shape = make(character)
      if ((!shape || shape === renderer.stubShape) && character >= ' ') this.lacking.add(character)
      if (!shape?.vertices || this.glyphs.has(shape.indices)) return shape
      const { vertices, indices } = shape
      this.glyphs.set(indices, { vertices, indices, corners: cornersOf(vertices) })
      shape.vertices = unit.map(([x, y]) => new Vector2(x, y))
      return shape
    }
    Object.defineProperty(this, 'textRenderer', { value: renderer, configurable: true })
  }

  override _ProcessDxfEntity(entity: Entity, block: BlockContext | null = null): void {
    if (block) {
      if (block.block !== this.defined) this.order = 0
      this.defined = block.block
      this.clip = 0
      this.attempt(entity, block)
      return
    }
    const { pass = 0, clip } = entity
    this.order = pass * stepsInBlock
    this.clip = clip?.id ?? 0
    if (clip) this.clips.push({ ...clip, order: this.order })
    const before = this.bounds
    this.bounds = null
    const isDone = this.attempt(entity, block)
    const own = clip ? within(clip.outline, this.extent()) : this.extent()
    this.bounds = before
    if (!own) {
      if (isDone) this.undrawn.push(entity)
      return
    }
    this.boxes.push(own.minX, own.minY, own.maxX, own.maxY)
    this._UpdateBounds({ x: own.minX, y: own.minY })
    this._UpdateBounds({ x: own.maxX, y: own.maxY })
  }

  /** An entity that fails must not fail the whole drawing. */
  private attempt(entity: Entity, block: BlockContext | null): boolean {
    try {
      if (entity.type === 'MASK') this.mask(entity, block)
      else super._ProcessDxfEntity(entity, block)
      return true
    } catch {
      this.undrawn.push(entity)
      return false
    }
  }

  /** Above everything before it, and below everything after it. */
  private mask(entity: Entity, block: BlockContext | null): void {
    const vertices = entity.vertices ?? []
    const points = vertices.map(({ x, y }) => new Vector2(x, y))
    const indices = ShapeUtils.triangulateShape(points, []).flat()
    const layer = this._GetEntityLayer(entity, block)
    const step = block && this.order < stepsInBlock - 2 ? 1 : 0
    this.order += step
    super._ProcessTriangles({ vertices, indices, layer, color: groundInk }, block)
    this.order += step
  }

  override _GetBatch(key: BatchKey): unknown {
    key.layerName = writeTag({ order: this.order, clip: this.clip, layer: key.layerName })
    return super._GetBatch(key)
  }

  override _FlattenBatch(batch: { readonly key: BatchKey }, ...more: unknown[]): void {
    const { order } = this
    this.order += readTag(batch.key.layerName ?? '').order
    super._FlattenBatch(batch, ...more)
    this.order = order
  }

  private extent(): Extent | null {
    return this.bounds
  }

  override _ProcessTriangles(entity: Triangles, block: BlockContext | null): void {
    const glyph = this.glyphs.get(entity.indices)
    const [from, right, up] = entity.vertices
    if (!glyph || !from || !right || !up) {
      super._ProcessTriangles(entity, block)
      return
    }
    const [across, along] = [
      { x: right.x - from.x, y: right.y - from.y },
      { x: up.x - from.x, y: up.y - from.y },
    ]
    const placed = ({ x, y }: Place) => ({
      x: from.x + x * across.x + y * along.x,
      y: from.y + x * across.y + y * along.y,
    })
    if (block) {
      // A block is drawn as a whole in each of its places.
      super._ProcessTriangles({ ...entity, vertices: glyph.vertices.map(placed) }, block)
      return
    }
    // Rotated or scaled to zero size.
    if (!Number.isFinite(from.x + from.y + across.x + across.y + along.x + along.y)) return
    for (const corner of glyph.corners) this._UpdateBounds(placed(corner))
    const { x = 0, y = 0 } = this.origin ?? {}
    const tag = writeTag({ order: this.order, clip: this.clip, layer: entity.layer ?? '0' })
    const key = `${entity.color} ${tag}`
    const known = this.places.get(key) ?? new Map<Glyph, number[]>()
    this.places.set(key, known)
    const rows = known.get(glyph) ?? []
    known.set(glyph, rows)
    rows.push(across.x, along.x, from.x - x, across.y, along.y, from.y - y)
  }

  *written(): Generator<WrittenGlyph> {
    for (const [key, glyphs] of this.places) {
      const colour = Number.parseInt(key, 10)
      const tag = readTag(key.slice(key.indexOf(' ') + 1))
      for (const [{ vertices, indices }, rows] of glyphs)
        yield {
          tag,
          colour,
          vertices: Float32Array.from(vertices.flatMap(({ x, y }) => [x, y])),
          indices: Uint16Array.from(indices),
          rows: Float32Array.from(rows),
        }
    }
  }
}
