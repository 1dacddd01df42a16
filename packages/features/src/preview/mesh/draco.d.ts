declare module 'draco3dgltf/draco_decoder_gltf_nodejs.js' {
  interface Attribute {
    num_components(): number
  }

  interface DracoMesh {
    num_faces(): number
    num_points(): number
  }

  interface Decoder {
    DecodeArrayToMesh(packed: Int8Array, length: number, mesh: DracoMesh): { ok(): boolean }
    GetAttributeByUniqueId(mesh: DracoMesh, id: number): Attribute
    GetAttributeDataArrayForAllPoints(
      mesh: DracoMesh,
      attribute: Attribute,
      type: number,
      length: number,
      at: number,
    ): boolean
    GetTrianglesUInt32Array(mesh: DracoMesh, length: number, at: number): boolean
  }

  interface Library {
    readonly Decoder: new () => Decoder
    readonly Mesh: new () => DracoMesh
    readonly DT_FLOAT32: number
    readonly HEAPF32: Float32Array
    _malloc(length: number): number
    _free(at: number): void
    destroy(what: Decoder | DracoMesh): void
  }

  export default function createDecoder(options: { readonly wasmBinary: ArrayBuffer }): Promise<Library>
}
