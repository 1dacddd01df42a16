import type { ToModel } from '../ifc/ModelTalk'

export type ToMesh = ToModel

/** What a file of meshes can contain and is not shown. */
export type MeshOmission = 'texture' | 'vertexColour' | 'line' | 'animation' | 'materialFile'

export interface MeshContents {
  readonly triangles: number
  /** Its topmost parts; the name is empty where the file has none. */
  readonly parts: readonly { readonly id: number; readonly name: string }[]
  readonly omissions: readonly (readonly [MeshOmission, number])[]
}
