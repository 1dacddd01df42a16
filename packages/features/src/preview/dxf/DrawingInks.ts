import { TransformColor } from 'dxf-viewer/src/ColorTransform.js'
import {
  AlwaysStencilFunc,
  DoubleSide,
  EqualStencilFunc,
  KeepStencilOp,
  ReplaceStencilOp,
  ShaderMaterial,
  Vector3,
} from 'three'

/** How geometry gets to its places: unchanged, moved, or moved and rotated for each of many instances. */
export type Placing = 'once' | 'moved' | 'placed'

/** In place of a colour: the background's, which covers what is below. */
export const groundInk = -3

const common = { depthTest: false, depthWrite: false, side: DoubleSide } as const

const vertexShader = `
#ifdef MOVED
attribute vec2 shift;
#endif
#ifdef PLACED
attribute vec3 row0;
attribute vec3 row1;
#endif
void main() {
  vec2 place = position.xy;
  #ifdef MOVED
  place += shift;
  #endif
  #ifdef PLACED
  place = vec2(dot(row0, vec3(place, 1.0)), dot(row1, vec3(place, 1.0)));
  #endif
  gl_Position = projectionMatrix * modelViewMatrix * vec4(place, 0.0, 1.0);
  gl_PointSize = 3.0;
}`

const fragmentShader = `
uniform vec3 ink;
void main() {
  gl_FragColor = vec4(ink, 1.0);
}`

/** The colours of a drawing, adjusted to be visible on the background. */
export class DrawingInks {
  private readonly materials = new Map<
    string,
    { readonly colour: number; readonly material: ShaderMaterial }
  >()
  private dark: boolean

  constructor(dark: boolean) {
    this.dark = dark
  }

  /** @param clip only inside the clipping with this number; 0: everywhere */
  of(colour: number, placing: Placing, clip = 0): ShaderMaterial {
    const key = `${colour} ${placing} ${clip}`
    const known = this.materials.get(key)
    if (known) return known.material
    const material = new ShaderMaterial({
      vertexShader,
      fragmentShader,
      ...common,
      ...(clip > 0 && {
        stencilWrite: true,
        stencilRef: clip,
        stencilFunc: EqualStencilFunc,
        stencilZPass: KeepStencilOp,
      }),
      defines: placing === 'once' ? {} : { [placing.toUpperCase()]: '' },
      uniforms: { ink: { value: this.seen(colour) } },
    })
    this.materials.set(key, { colour, material })
    return material
  }

  /** Marks the inside of a clipping, without drawing anything. */
  marking(clip: number): ShaderMaterial {
    return new ShaderMaterial({
      vertexShader,
      fragmentShader,
      ...common,
      colorWrite: false,
      uniforms: { ink: { value: new Vector3() } },
      stencilWrite: true,
      stencilRef: clip,
      stencilFunc: AlwaysStencilFunc,
      stencilZPass: ReplaceStencilOp,
    })
  }

  /** Changes the background and adjusts every ink. Returns the background's colour. */
  turn(dark: boolean): number {
    this.dark = dark
    for (const { colour, material } of this.materials.values())
      Object.assign(material.uniforms.ink ?? {}, { value: this.seen(colour) })
    return this.groundColour
  }

  private get groundColour(): number {
    return this.dark ? 0x151b23 : 0xffffff
  }

  private seen(colour: number): Vector3 {
    const shown =
      colour === groundInk ? this.groundColour : TransformColor(colour, this.groundColour, true, true)
    return new Vector3((shown >> 16) & 255, (shown >> 8) & 255, shown & 255).divideScalar(255)
  }
}
