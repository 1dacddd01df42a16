import { ContentProblem } from '../content/ContentProblem'

interface BufferView {
  readonly buffer: number
  readonly byteOffset?: number
  readonly extensions?: Readonly<Record<string, BufferView>>
}

/** The parts of a glTF description that we use. */
export interface GltfFile {
  readonly buffers?: readonly { readonly uri?: string; readonly byteLength: number }[]
  readonly bufferViews?: readonly BufferView[]
  readonly images?: readonly unknown[]
  readonly animations?: readonly unknown[]
  readonly extensionsUsed?: readonly string[]
  readonly extensionsRequired?: readonly string[]
}

const magic = 0x46_54_6c_67
const jsonChunk = 0x4e_4f_53_4a
const dataChunk = 0x00_4e_49_42

export const parsed = (bytes: Uint8Array): GltfFile => JSON.parse(new TextDecoder().decode(bytes)) as GltfFile

/** The two parts of a GLB. @throws if it is no GLB, or has version 1 */
export function chunksOf(bytes: Uint8Array): {
  readonly file: GltfFile
  readonly data: Uint8Array | undefined
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(4, true) !== 2) throw new ContentProblem('unsupported')
  if (view.getUint32(16, true) !== jsonChunk) throw new Error('No glTF.')
  const end = 20 + view.getUint32(12, true)
  const file = parsed(bytes.subarray(20, end))
  if (end + 8 > bytes.length || view.getUint32(end + 4, true) !== dataChunk) return { file, data: undefined }
  return { file, data: bytes.subarray(end + 8, end + 8 + view.getUint32(end, true)) }
}

/**
 * Converts it to a self-contained GLB: all data in one buffer, without pictures, which aren't shown.
 * @param data of the first buffer, if it is a part of the file
 * @throws ContentProblem if data is in other files
 */
export function inOnePiece(file: GltfFile, data: Uint8Array | undefined): ArrayBuffer {
  const { buffers = [], bufferViews = [] } = file
  const contents = buffers.map(({ uri }, n) => {
    if (uri === undefined) return n === 0 && data ? data : new Uint8Array()
    return dataOf(uri)
  })
  const starts: number[] = []
  let length = 0
  for (const content of contents) {
    starts.push(length)
    length += Math.ceil(content.length / 4) * 4
  }
  const moved = (view: BufferView): BufferView => ({
    ...view,
    buffer: 0,
    byteOffset: (view.byteOffset ?? 0) + (starts[view.buffer] ?? 0),
    ...(view.extensions && {
      extensions: Object.fromEntries(
        Object.entries(view.extensions).map(([name, one]) => [name, 'buffer' in one ? moved(one) : one]),
      ),
    }),
  })
  const plain = {
    ...file,
    images: undefined,
    textures: undefined,
    samplers: undefined,
    buffers: [{ byteLength: length }],
    bufferViews: bufferViews.map(moved),
  }
  const words = JSON.stringify(plain, (key, value) => (/texture$/i.test(key) ? undefined : value))
  const json = new TextEncoder().encode(words)
  const jsonLength = Math.ceil(json.length / 4) * 4
  const made = new Uint8Array(28 + jsonLength + length).fill(0x20, 20, 20 + jsonLength)
  const view = new DataView(made.buffer)
  for (const [n, word] of [magic, 2, made.length, jsonLength, jsonChunk].entries())
    view.setUint32(n * 4, word, true)
  made.set(json, 20)
  view.setUint32(20 + jsonLength, length, true)
  view.setUint32(24 + jsonLength, dataChunk, true)
  for (const [n, content] of contents.entries()) made.set(content, 28 + jsonLength + (starts[n] ?? 0))
  return made.buffer
}

function dataOf(uri: string): Uint8Array {
  const [, isBase64, content = ''] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(uri) ?? []
  if (!isBase64) throw new ContentProblem('outside')
  return Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
}
