import {
  Box2,
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  type Object3D,
  OrthographicCamera,
  Scene,
  ShapeUtils,
  Vector2,
  WebGLRenderer,
} from 'three'
import { DrawingInks } from './DrawingInks'
import type { Place, WrittenGlyph } from './ParsedDrawing'
import { partsOf } from './partsOf'
import type { DrawingPiece } from './readDrawing'
import type { Tag } from './tags'
import type { PlacedClip } from './WrittenScene'

/** A drawing, rendered on demand, and the visible part of it. */
export class DrawingScene {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly camera = new OrthographicCamera(-1, 1, 1, -1, -1, 1)
  private readonly inks: DrawingInks
  private readonly layers = new Map<string, Group>()
  private room = { width: 1, height: 1 }
  /** Relative to the drawing's origin. */
  private readonly extent = new Box2()
  /** Including distant objects. */
  private readonly whole = new Box2()
  private middle = { x: 0, y: 0 }
  /** Pixels per unit. */
  private scale = 1
  private isMoved = false
  private isDue = false

  constructor(canvas: OffscreenCanvas, dark: boolean) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, depth: false, stencil: true })
    // In stacking order, then in order of arrival.
    this.renderer.setOpaqueSort((one, other) => one.renderOrder - other.renderOrder || one.id - other.id)
    this.inks = new DrawingInks(dark)
    this.ground(dark)
  }

  /** Resolves once it is drawn. */
  async add({ built, written, clips, hidden, extent }: DrawingPiece): Promise<void> {
    const { origin, bounds } = built
    if (!origin || !bounds) return
    this.extent.min.set(extent.minX - origin.x, extent.minY - origin.y)
    this.extent.max.set(extent.maxX - origin.x, extent.maxY - origin.y)
    this.whole.expandByPoint(new Vector2(bounds.minX - origin.x, bounds.minY - origin.y))
    this.whole.expandByPoint(new Vector2(bounds.maxX - origin.x, bounds.maxY - origin.y))
    for (const clip of clips) this.scene.add(this.marked(clip, origin))
    for (const [tag, part] of [...partsOf(built, this.inks), ...glyphsOf(written, this.inks)]) {
      const layer = tag.layer ?? '0'
      part.renderOrder = tag.order
      const group = this.layers.get(layer) ?? this.addLayer(layer, !hidden.has(layer))
      group.add(part)
    }
    // Until somebody moves the view, everything that has arrived is in view.
    if (this.isMoved) this.draw()
    else this.fit()
    await new Promise(requestAnimationFrame)
  }

  /** The inside of a clipping, drawn just before its content. */
  private marked({ id, outline, order }: PlacedClip, origin: Place): Mesh {
    const points = outline.map(({ x, y }) => new Vector2(x - origin.x, y - origin.y))
    const geometry = new BufferGeometry().setFromPoints(points)
    geometry.setIndex(ShapeUtils.triangulateShape(points, []).flat())
    const mesh = new Mesh(geometry, this.inks.marking(id))
    mesh.frustumCulled = false
    mesh.renderOrder = order - 0.5
    return mesh
  }

  private addLayer(layer: string, isShown: boolean): Group {
    const group = new Group()
    group.visible = isShown
    this.layers.set(layer, group)
    this.scene.add(group)
    return group
  }

  size(width: number, height: number, ratio: number): void {
    this.room = { width: Math.max(1, width), height: Math.max(1, height) }
    this.renderer.setPixelRatio(Math.min(3, ratio))
    this.renderer.setSize(width, height, false)
    if (this.isMoved) this.draw()
    else this.fit()
  }

  fit(): void {
    this.isMoved = false
    if (this.extent.isEmpty()) return
    this.middle = this.extent.getCenter(new Vector2())
    this.scale = this.fitting(this.extent)
    this.draw()
  }

  /** With a small margin. */
  private fitting(extent: Box2): number {
    const { x, y } = extent.getSize(new Vector2())
    const scale = 0.92 * Math.min(this.room.width / x, this.room.height / y)
    return Number.isFinite(scale) ? scale : 1
  }

  pan(x: number, y: number): void {
    this.isMoved = true
    this.middle = { x: this.middle.x - x / this.scale, y: this.middle.y + y / this.scale }
    this.draw()
  }

  zoom(factor: number, x = this.room.width / 2, y = this.room.height / 2): void {
    this.isMoved = true
    const [least, most] = [this.fitting(this.whole) / 20, this.fitting(this.extent) * 100_000]
    const scale = Math.max(least, Math.min(most, this.scale * factor))
    // The point under the fingers stays there.
    const shift = 1 / this.scale - 1 / scale
    this.middle = {
      x: this.middle.x + (x - this.room.width / 2) * shift,
      y: this.middle.y - (y - this.room.height / 2) * shift,
    }
    this.scale = scale
    this.draw()
  }

  showLayer(layer: string, isShown: boolean): void {
    const group = this.layers.get(layer)
    if (group) group.visible = isShown
    this.draw()
  }

  ground(dark: boolean): void {
    this.renderer.setClearColor(this.inks.turn(dark))
    this.draw()
  }

  private draw(): void {
    if (this.isDue) return
    this.isDue = true
    requestAnimationFrame(() => {
      this.isDue = false
      const [x, y] = [this.room.width / 2 / this.scale, this.room.height / 2 / this.scale]
      Object.assign(this.camera, { left: -x, right: x, top: y, bottom: -y })
      this.camera.position.set(this.middle.x, this.middle.y, 0)
      this.camera.updateProjectionMatrix()
      for (const group of this.layers.values())
        for (const part of group.children) part.visible = isLegible(part, this.scale)
      this.renderer.render(this.scene, this.camera)
    })
  }
}

/** In pixels. Smaller text isn't drawn: nobody can read it, and there may be a million texts. */
const smallest = 2

/** All texts, each with its place in the order. */
function* glyphsOf(written: readonly WrittenGlyph[], inks: DrawingInks): Generator<[tag: Tag, Mesh]> {
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

/** The size of the largest text. */
function heightOf(rows: Float32Array): number {
  let highest = 0
  for (let n = 0; n < rows.length; n += 6)
    highest = Math.max(highest, Math.hypot(rows[n + 1] ?? 0, rows[n + 4] ?? 0))
  return highest
}

/** Whether something is large enough to be drawn at this number of pixels per unit. */
const isLegible = ({ userData }: Object3D, scale: number): boolean =>
  userData.height === undefined || userData.height * scale >= smallest
