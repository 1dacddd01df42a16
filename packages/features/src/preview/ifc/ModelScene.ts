import {
  AmbientLight,
  Box3,
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Axis } from './ModelTalk'
import type { Piece } from './readModel'

interface Part {
  readonly element: number
  /** Offset of the first index. */
  readonly from: number
}

interface Bundle extends Mesh<BufferGeometry, MeshLambertMaterial> {
  readonly userData: { readonly storey: number; readonly parts: readonly Part[] }
}

/** A model, rendered on demand, and the camera. */
export class ModelScene {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly camera = new PerspectiveCamera(45, 1, 0.1, 1000)
  private readonly bundles: Bundle[] = []
  private readonly materials = new Map<string, MeshLambertMaterial>()
  private readonly hidden = new Set<number>()
  private readonly extent = new Box3()
  private readonly target = new Vector3()
  private readonly place = new Spherical(10, Math.PI / 3, Math.PI / 4)
  private mark: Mesh | undefined
  private isDue = false
  /** Number of additions that trigger a new frame. If frames take long, reading comes first. */
  private nextPicture = 1
  private isMoved = false

  constructor(canvas: OffscreenCanvas, dark: boolean) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true })
    this.renderer.setClearColor(dark ? 0x151b23 : 0xf1f4f7)
    const sun = new DirectionalLight(0xffffff, 1.8)
    sun.position.set(3, 6, 4)
    this.scene.add(new AmbientLight(0xffffff, 1.6), sun)
  }

  size(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(Math.min(2, ratio))
    this.renderer.setSize(width, height, false)
    this.camera.aspect = width / Math.max(1, height)
    this.draw()
  }

  /** Adds the geometry of one storey and colour as one mesh. */
  add(storey: number, colour: string, pieces: readonly Piece[]): void {
    const count = pieces.reduce((sum, { positions }) => sum + positions.length, 0)
    const length = pieces.reduce((sum, { indices }) => sum + indices.length, 0)
    const [positions, normals, indices] = [
      new Float32Array(count),
      new Float32Array(count),
      new Uint32Array(length),
    ]
    const parts: Part[] = []
    let [vertex, index] = [0, 0]
    for (const piece of pieces) {
      positions.set(piece.positions, vertex)
      normals.set(piece.normals, vertex)
      const first = vertex / 3
      parts.push({ element: piece.element, from: index })
      for (const one of piece.indices) indices[index++] = one + first
      vertex += piece.positions.length
    }
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(positions, 3))
    geometry.setAttribute('normal', new BufferAttribute(normals, 3))
    geometry.setIndex(new BufferAttribute(indices, 1))
    geometry.computeBoundingBox()
    if (geometry.boundingBox) this.extent.union(geometry.boundingBox)
    const bundle = Object.assign(new Mesh(geometry, this.material(colour)), {
      userData: { storey, parts },
    }) as Bundle
    bundle.visible = !this.hidden.has(storey)
    this.bundles.push(bundle)
    this.scene.add(bundle)
    // Until somebody moves the camera, everything that has arrived is in view.
    if (!this.isMoved) this.aim()
    if (this.bundles.length < this.nextPicture) return
    this.nextPicture = this.bundles.length * 1.4
    this.draw()
  }

  private material(colour: string): MeshLambertMaterial {
    const [red = 0, green = 0, blue = 0, opacity = 1] = colour.split(' ').map(Number)
    const known = this.materials.get(colour)
    if (known) return known
    const made = new MeshLambertMaterial({
      side: DoubleSide,
      transparent: opacity < 1,
      opacity,
      depthWrite: opacity >= 1,
    })
    made.color.setRGB(red, green, blue)
    this.materials.set(colour, made)
    return made
  }

  fit(): void {
    this.aim()
    this.draw()
  }

  /** Points the camera at the whole model. */
  private aim(): void {
    if (this.extent.isEmpty()) return
    const sphere = this.extent.getBoundingSphere(new Sphere())
    this.target.copy(sphere.center)
    const narrow = Math.min(1, this.camera.aspect)
    this.place.radius = (sphere.radius / Math.sin((this.camera.fov * Math.PI) / 360) / narrow) * 0.95
  }

  orbit(x: number, y: number): void {
    this.isMoved = true
    this.place.theta -= x * 0.006
    this.place.phi = Math.max(0.02, Math.min(Math.PI - 0.02, this.place.phi - y * 0.006))
    this.draw()
  }

  pan(x: number, y: number): void {
    this.isMoved = true
    const height = this.renderer.getSize(new Vector2()).y
    const step = (2 * this.place.radius * Math.tan((this.camera.fov * Math.PI) / 360)) / height
    const [right, up] = [new Vector3(), new Vector3()]
    this.camera.matrix.extractBasis(right, up, new Vector3())
    this.target.addScaledVector(right, -x * step).addScaledVector(up, y * step)
    this.draw()
  }

  zoom(factor: number): void {
    this.isMoved = true
    this.place.radius = Math.max(0.05, this.place.radius / factor)
    this.draw()
  }

  show(storey: number, isShown: boolean): void {
    if (isShown) this.hidden.delete(storey)
    else this.hidden.add(storey)
    for (const bundle of this.bundles) bundle.visible = !this.hidden.has(bundle.userData.storey)
    this.draw()
  }

  cut(axis: Axis, share: number): void {
    const { min, max } = this.extent
    const normal = new Vector3()
    normal[axis] = -1
    const at = min[axis] + (max[axis] - min[axis]) * share
    this.renderer.clippingPlanes = share >= 1 ? [] : [new Plane(normal, at)]
    this.draw()
  }

  /** The element at a position in pixels, which is highlighted; undefined: none. */
  pick(x: number, y: number): number | undefined {
    const { x: width, y: height } = this.renderer.getSize(new Vector2())
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), this.camera)
    const shown = this.bundles.filter(({ visible }) => visible)
    const hit = ray
      .intersectObjects<Bundle>(shown, false)
      .find(({ point }) =>
        this.renderer.clippingPlanes.every((plane: Plane) => plane.distanceToPoint(point) >= 0),
      )
    const index = (hit?.faceIndex ?? 0) * 3
    const element = hit?.object.userData.parts.findLast(({ from }) => from <= index)?.element
    this.markElement(element)
    return element
  }

  private markElement(element: number | undefined): void {
    if (this.mark) this.scene.remove(this.mark)
    this.mark?.traverse((one) => one instanceof Mesh && one.geometry.dispose())
    this.mark = undefined
    const material = new MeshBasicMaterial({
      color: 0x2f7be0,
      transparent: true,
      opacity: 0.55,
      depthTest: false,
      side: DoubleSide,
    })
    for (const { geometry, userData } of this.bundles)
      for (const [n, part] of userData.parts.entries()) {
        if (part.element !== element) continue
        const end = userData.parts[n + 1]?.from ?? geometry.index?.count ?? 0
        const copy = new BufferGeometry()
        copy.setAttribute('position', geometry.getAttribute('position'))
        copy.setIndex(geometry.index)
        copy.setDrawRange(part.from, end - part.from)
        const piece = new Mesh(copy, material)
        piece.frustumCulled = false
        if (this.mark) this.mark.add(piece)
        else this.mark = piece
      }
    if (this.mark) this.scene.add(this.mark)
    this.draw()
  }

  draw(): void {
    if (this.isDue) return
    this.isDue = true
    requestAnimationFrame(() => {
      this.isDue = false
      const { radius } = this.place
      this.camera.position.setFromSpherical(this.place).add(this.target)
      this.camera.lookAt(this.target)
      const reach = this.extent.isEmpty() ? 100 : this.extent.getSize(new Vector3()).length()
      this.camera.near = Math.max(0.02, radius / 1000)
      this.camera.far = radius + reach * 2
      this.camera.updateProjectionMatrix()
      this.camera.updateMatrix()
      this.renderer.render(this.scene, this.camera)
    })
  }
}
