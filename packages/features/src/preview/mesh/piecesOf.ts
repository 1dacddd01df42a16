import { type BufferGeometry, Color, type Material, Matrix3, Mesh, type Object3D, Vector3 } from 'three'
import type { Piece } from '../ifc/readModel'
import type { MeshOmission } from './MeshTalk'

export interface MeshPiece extends Piece {
  /** Red, green, blue and opacity, from 0 to 1. */
  readonly colour: string
}

/**
 * The triangles of an object and its descendants, in their place in the scene.
 * @param leaveOut called with content other than single-coloured triangles
 */
export function piecesOf(
  object: Object3D,
  element: number,
  leaveOut: (what: MeshOmission) => void,
): MeshPiece[] {
  const pieces: MeshPiece[] = []
  object.traverseVisible((one) => {
    if (one instanceof Mesh) {
      const { geometry, material, matrixWorld } = one as Mesh<BufferGeometry, Material | Material[]>
      if (geometry.getAttribute('color')) leaveOut('vertexColour')
      const positions = geometry.getAttribute('position')
      if (!positions) return
      if (!geometry.getAttribute('normal')) geometry.computeVertexNormals()
      const normals = geometry.getAttribute('normal')
      const turned = new Matrix3().getNormalMatrix(matrixWorld)
      const placed = (from: typeof positions, place: (point: Vector3) => Vector3) => {
        const points = new Float32Array(from.count * 3)
        const point = new Vector3()
        for (let n = 0; n < from.count; n++) place(point.fromBufferAttribute(from, n)).toArray(points, n * 3)
        return points
      }
      const shared = {
        element,
        positions: placed(positions, (point) => point.applyMatrix4(matrixWorld)),
        normals: placed(normals, (point) => point.applyMatrix3(turned).normalize()),
      }
      const all = geometry.index
        ? Uint32Array.from(geometry.index.array)
        : Uint32Array.from({ length: positions.count }, (_, n) => n)
      const materials = Array.isArray(material) ? material : [material]
      const groups =
        Array.isArray(material) && geometry.groups.length > 0
          ? geometry.groups
          : [{ start: 0, count: all.length, materialIndex: 0 }]
      for (const { start, count, materialIndex = 0 } of groups) {
        const indices = all.slice(start, start + count - (count % 3))
        if (indices.length > 0)
          pieces.push({ ...shared, indices, colour: colourOf(materials[materialIndex]) })
      }
    } else if ('isLine' in one || 'isPoints' in one) leaveOut('line')
  })
  return pieces
}

function colourOf(material: Material | undefined): string {
  const { color, opacity = 1, transparent } = (material ?? {}) as Material & { readonly color?: Color }
  const { r, g, b } = color ?? new Color(0.72, 0.77, 0.82)
  return `${r} ${g} ${b} ${transparent ? opacity : 1}`
}
