import type { ToModel } from '../ifc/ModelTalk'

export type ToMesh = ToModel

/** Content of a mesh file that isn't shown. */
export type MeshOmission = 'texture' | 'vertexColour' | 'line' | 'animation' | 'materialFile'

export interface MeshContents {
  readonly triangles: number
  /** Its top-level parts; the name is empty if the file has none. */
  readonly parts: readonly { readonly id: number; readonly name: string }[]
  readonly omissions: readonly (readonly [MeshOmission, number])[]
}
