import { Group, LoadingManager, Mesh, MeshLambertMaterial, type Object3D } from 'three'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import type { DRACOLoader } from 'three/examples/jsm/loaders/DRACOLoader.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js'
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js'
import { ContentProblem } from '../content/ContentProblem'
import type { MeshFormat } from '../kind/kinds'
import { decode } from '../text/decode'
import { chunksOf, inOnePiece, parsed } from './gltfFile'
import type { MeshOmission } from './MeshTalk'
import type { Draco } from './openDraco'

export interface ReadMesh {
  readonly root: Object3D
  /** Content that the file describes but the objects don't have. */
  readonly omissions: ReadonlyMap<MeshOmission, number>
}

/**
 * Reads meshes; the second coordinate points up. Requests nothing besides the bytes.
 * @throws ContentProblem if their data is elsewhere or compressed in an unknown format; an error if they are no
 * meshes
 */
export async function readMesh(bytes: Uint8Array<ArrayBuffer>, format: MeshFormat): Promise<ReadMesh> {
  if (format === 'stl') return { root: readStl(bytes), omissions: new Map() }
  if (format === 'obj') return readObj(decode(bytes).text)
  return readGltf(bytes, format)
}

function readStl(bytes: Uint8Array<ArrayBuffer>): Object3D {
  if (isEmptyStl(bytes)) return new Group()
  const geometry = new STLLoader().parse(bytes.buffer)
  if (!geometry.getAttribute('position')?.count) throw new Error('No triangles.')
  // Many programs write zeros instead of normals. Without a normal, a triangle is not lit.
  geometry.computeVertexNormals()
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ color: 0xb8c4d0 }))
  // In files from CAD programs, the third coordinate points up.
  mesh.rotation.x = -Math.PI / 2
  return new Group().add(mesh)
}

/** A complete text file without triangles. */
const isEmptyStl = (bytes: Uint8Array) =>
  /^\s*solid\b[^\n]*\s+endsolid\b/.test(new TextDecoder().decode(bytes.subarray(0, 1000)))

function readObj(text: string): ReadMesh {
  const omissions = new Map<MeshOmission, number>()
  const materials = new Set([...text.matchAll(/^mtllib\s+(.+)$/gm)].map(([, name]) => name))
  if (materials.size > 0) omissions.set('materialFile', materials.size)
  // The loader would turn all faces of an object into lines if it has one line.
  let lines = 0
  const faces = text.replace(/^[lp]\s(?:.*\\\r?\n)*.*$/gm, () => {
    lines++
    return ''
  })
  if (lines > 0) omissions.set('line', lines)
  return { root: new OBJLoader().parse(faces), omissions }
}

async function readGltf(bytes: Uint8Array<ArrayBuffer>, format: 'gltf' | 'glb'): Promise<ReadMesh> {
  const given = format === 'gltf' ? { file: parsed(bytes), data: undefined } : chunksOf(bytes)
  const { file } = given
  if (file.extensionsRequired?.some((name) => name !== draco && !extensions.has(name)))
    throw new ContentProblem('unsupported')
  const omissions = new Map<MeshOmission, number>()
  if (file.animations?.length) omissions.set('animation', file.animations.length)
  if (file.images?.length) omissions.set('texture', file.images.length)
  const loader = new GLTFLoader(nothingElse()).setMeshoptDecoder(MeshoptDecoder)
  if (file.extensionsUsed?.includes(draco) || file.extensionsRequired?.includes(draco)) {
    const { openDraco } = await import('./openDraco')
    loader.setDRACOLoader((await openDraco()) as Draco & DRACOLoader)
  }
  const { scene } = await loader.parseAsync(inOnePiece(file, given.data), '')
  return { root: scene, omissions }
}

/** Anything that the loader might request is missing. */
function nothingElse(): LoadingManager {
  const manager = new LoadingManager()
  manager.setURLModifier(() => {
    throw new ContentProblem('outside')
  })
  return manager
}

/** The decoder is as large as the rest, so it is loaded only if needed. */
const draco = 'KHR_draco_mesh_compression'

const extensions: ReadonlySet<string> = new Set([
  ...['KHR_mesh_quantization', 'EXT_meshopt_compression', 'KHR_texture_transform', 'KHR_materials_unlit'],
  ...['KHR_materials_pbrSpecularGlossiness', 'KHR_lights_punctual', 'EXT_texture_webp', 'KHR_texture_basisu'],
])
