import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterEach, expect, it, vi } from 'vitest'
import { ContentProblem } from '../content/ContentProblem'
import { piecesOf } from './piecesOf'
import { readMesh } from './readMesh'

const bytes = (text: string) => new TextEncoder().encode(text)

afterEach(() => vi.unstubAllGlobals())

async function shown(content: Uint8Array<ArrayBuffer>, format: 'gltf' | 'obj' | 'stl') {
  const { root, omissions } = await readMesh(content, format)
  root.updateMatrixWorld(true)
  const omitted = new Map(omissions)
  const pieces = piecesOf(root, 0, (what) => omitted.set(what, (omitted.get(what) ?? 0) + 1))
  return { pieces, omitted: Object.fromEntries(omitted) }
}

const corners = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 0, 1]).buffer).toString('base64')

const gltf = (more: object, uri = `data:application/octet-stream;base64,${corners}`) =>
  bytes(
    JSON.stringify({
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0, translation: [10, 0, 0] }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
      materials: [
        { pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 1], baseColorTexture: { index: 0 } } },
      ],
      textures: [{ source: 0 }],
      images: [{ uri: 'https://elsewhere.example/wood.png' }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 0, 1] },
      ],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36, uri }],
      ...more,
    }),
  )

it('reads glTF with its positions and colour, and names the omitted textures', async () => {
  const { pieces, omitted } = await shown(gltf({ animations: [] }), 'gltf')
  expect(pieces).toMatchObject([{ colour: '1 0 0 1', indices: Uint32Array.of(0, 1, 2) }])
  expect([...(pieces[0]?.positions ?? [])]).toEqual([10, 0, 0, 11, 0, 0, 10, 0, 1])
  expect(omitted).toEqual({ texture: 1 })
})

it('reports a model in other files or with unknown compression, and requests nothing', async () => {
  await expect(readMesh(gltf({}, 'https://elsewhere.example/a.bin'), 'gltf')).rejects.toEqual(
    new ContentProblem('outside'),
  )
  const packed = gltf({ extensionsRequired: ['VENDOR_packing'] })
  await expect(readMesh(packed, 'gltf')).rejects.toEqual(new ContentProblem('unsupported'))
})

/** Two triangles with a common edge, 1 wide and 2 high. */
const packedSquare =
  'RFJBQ08CAgEAAAACBAEAAQICAQMBAQAJAwAAAAAAAAAAAAAAAAAAAAAAgD8AAAAAAAAAAAAAAAAAAABAAAAAAAAAgD8AAABAAAAAAA=='

const draco = (content: string) =>
  gltf({
    extensionsUsed: ['KHR_draco_mesh_compression'],
    extensionsRequired: ['KHR_draco_mesh_compression'],
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0 },
            indices: 1,
            extensions: { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } },
          },
        ],
      },
    ],
    accessors: [
      { componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [1, 2, 0] },
      { componentType: 5125, count: 6, type: 'SCALAR' },
    ],
    bufferViews: [{ buffer: 0, byteLength: Buffer.from(content, 'base64').length }],
    buffers: [{ byteLength: Buffer.from(content, 'base64').length, uri: `data:;base64,${content}` }],
  })

it('unpacks Draco, and rejects invalid data', async () => {
  const decoder = createRequire(import.meta.url).resolve('draco3dgltf/draco_decoder_gltf.wasm')
  vi.stubGlobal('fetch', async () => new Response(await readFile(decoder)))
  const { pieces } = await shown(draco(packedSquare), 'gltf')
  expect(pieces).toMatchObject([{ indices: Uint32Array.of(0, 1, 2, 2, 1, 3) }])
  expect([...(pieces[0]?.positions ?? [])]).toEqual([10, 0, 0, 11, 0, 0, 10, 2, 0, 11, 2, 0])
  await expect(readMesh(draco(packedSquare.slice(0, 40)), 'gltf')).rejects.toThrow()
})

it('reads OBJ, and names its materials and lines', async () => {
  const text = 'mtllib a.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nf 1 2 4 3\no 线\nl 1 2\n'
  const { pieces, omitted } = await shown(bytes(text), 'obj')
  expect(pieces.reduce((sum, { indices }) => sum + indices.length / 3, 0)).toBe(2)
  expect(omitted).toEqual({ materialFile: 1, line: 1 })
})

it('lights STL by its triangles, whatever normals were written', async () => {
  const binary = new DataView(new ArrayBuffer(134))
  binary.setUint32(80, 1, true)
  // The normal stays 0, 0, 0.
  for (const [n, value] of [0, 0, 5, 1, 0, 5, 0, 1, 5].entries()) binary.setFloat32(96 + n * 4, value, true)
  const { pieces } = await shown(new Uint8Array(binary.buffer), 'stl')
  expect([...(pieces[0]?.normals ?? [])].map(Math.round)).toEqual([0, 1, 0, 0, 1, 0, 0, 1, 0])
})

it('reads STL with its third coordinate pointing up', async () => {
  const text =
    'solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 5\nvertex 1 0 5\nvertex 0 1 5\nendloop\nendfacet\nendsolid a\n'
  const { pieces } = await shown(bytes(text), 'stl')
  expect([...(pieces[0]?.positions ?? [])].map(Math.round)).toEqual([0, 5, 0, 1, 5, 0, 0, 5, -1])
  expect((await shown(bytes('solid a\nendsolid a\n'), 'stl')).pieces).toEqual([])
  await expect(readMesh(bytes('solid a\nfacet nor'), 'stl')).rejects.toThrow()
})
