import wasm from 'draco3dgltf/draco_decoder_gltf.wasm?url'
import createDecoder from 'draco3dgltf/draco_decoder_gltf_nodejs.js'
import { BufferAttribute, BufferGeometry } from 'three'
import { ContentProblem } from '../content/ContentProblem'

/** The interface that three's glTF loader expects of a Draco decoder. */
export interface Draco {
  preload(): void
  /** @param ids of the attributes, by their names in three */
  decodeDracoFile(
    packed: ArrayBuffer,
    take: (geometry: BufferGeometry) => void,
    ids: Readonly<Record<string, number>>,
    types: unknown,
    colourSpace: unknown,
    refuse: (error: unknown) => void,
  ): void
}

/** The attributes of a mesh that are drawn; unpacking others would be wasted. */
const drawn = ['position', 'normal', 'color']

/**
 * A Draco decoder that runs in the calling thread. Three's own starts workers from blob URLs, which the policy
 * of our worker refuses.
 */
export async function openDraco(): Promise<Draco> {
  const answer = await fetch(wasm).catch(() => undefined)
  if (!answer?.ok) throw new ContentProblem('failed')
  const library = await createDecoder({ wasmBinary: await answer.arrayBuffer() })
  return {
    preload() {},
    decodeDracoFile(packed, take, ids, _types, _colourSpace, refuse) {
      try {
        take(decode(library, new Int8Array(packed), ids))
      } catch (error) {
        refuse(error)
      }
    },
  }
}

type Library = Awaited<ReturnType<typeof createDecoder>>

/** @throws if it is no Draco mesh */
function decode(library: Library, packed: Int8Array, ids: Readonly<Record<string, number>>): BufferGeometry {
  const decoder = new library.Decoder()
  const mesh = new library.Mesh()
  try {
    if (!decoder.DecodeArrayToMesh(packed, packed.byteLength, mesh).ok()) throw new Error('No mesh of Draco.')
    const geometry = new BufferGeometry()
    for (const name of drawn.filter((one) => Object.hasOwn(ids, one))) {
      const attribute = decoder.GetAttributeByUniqueId(mesh, ids[name] ?? 0)
      const [points, size] = [mesh.num_points(), attribute.num_components()]
      const values = copied(library, points * size, (length, at) =>
        decoder.GetAttributeDataArrayForAllPoints(mesh, attribute, library.DT_FLOAT32, length, at),
      )
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size))
    }
    const indices = copied(library, mesh.num_faces() * 3, (length, at) =>
      decoder.GetTrianglesUInt32Array(mesh, length, at),
    )
    return geometry.setIndex(new BufferAttribute(new Uint32Array(indices), 1))
  } finally {
    library.destroy(mesh)
    library.destroy(decoder)
  }
}

/** Makes the library write this many four-byte numbers into its memory, and copies them. */
function copied(library: Library, count: number, write: (length: number, at: number) => void): ArrayBuffer {
  const length = count * 4
  const at = library._malloc(length)
  write(length, at)
  // The memory object is replaced when it grows.
  const bytes = new Uint8Array(library.HEAPF32.buffer, at, length).slice()
  library._free(at)
  return bytes.buffer
}
