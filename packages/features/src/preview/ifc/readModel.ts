import {
  IFCBUILDINGSTOREY,
  IFCINDEXEDCOLOURMAP,
  IFCLINEARPLACEMENT,
  IFCOPENINGELEMENT,
  IFCPRODUCT,
  IFCRELAGGREGATES,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCSPACE,
  IfcAPI,
} from 'web-ifc'
import wasm from 'web-ifc/web-ifc.wasm?url'
import type { NotShownInModel, PropertyGroup, Storey } from './ModelTalk'

/** The shape of an element in one colour, in metres; the second coordinate points up. */
export interface Piece {
  readonly element: number
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array
}

export interface Model {
  readonly storeys: readonly Storey[]
  /** All elements that may have a shape. */
  readonly elements: readonly number[]
  readonly storeyOf: (element: number) => number
  /** Reports each shape of these elements. */
  readonly shapes: (elements: readonly number[], tell: (colour: string, piece: Piece) => void) => void
  readonly notShown: NotShownInModel
  readonly propertiesOf: (element: number) => Promise<PropertyGroup[]>
}

interface Value {
  readonly value?: unknown
}

/** Started at once: it compiles while the file is loading. */
const library = begin()
library.catch(() => {})

async function begin(): Promise<IfcAPI> {
  const api = new IfcAPI()
  await api.Init(() => wasm, true)
  return api
}

/** Reads an IFC model. @throws if it is no model */
export async function readModel(bytes: Uint8Array): Promise<Model> {
  const api = await library
  const model = api.OpenModel(bytes, { COORDINATE_TO_ORIGIN: true, CIRCLE_SEGMENTS: 12 })
  if (model < 0 || !api.GetModelSchema(model)) throw new Error('No IFC model.')
  const idsOf = (type: number) => [...api.GetLineIDsWithType(model, type, true)]
  const line = (id: number) => api.GetLine(model, id) as Readonly<Record<string, unknown>>
  const hiddenOnes = new Set([...idsOf(IFCSPACE), ...idsOf(IFCOPENINGELEMENT)])
  const storeys = idsOf(IFCBUILDINGSTOREY)
    .map((id) => ({
      id,
      name: wordsOf(line(id).Name) || `#${id}`,
      height: Number((line(id).Elevation as Value)?.value ?? 0),
    }))
    .sort((one, other) => other.height - one.height)
  const around = new Map<number, number>()
  const note = (type: number, outer: string, inner: string) => {
    for (const id of idsOf(type)) {
      const relation = line(id)
      const container = (relation[outer] as Value)?.value
      for (const part of (relation[inner] as Value[] | undefined) ?? [])
        around.set(Number(part.value), Number(container))
    }
  }
  note(IFCRELAGGREGATES, 'RelatingObject', 'RelatedObjects')
  note(IFCRELCONTAINEDINSPATIALSTRUCTURE, 'RelatingStructure', 'RelatedElements')
  const storeyIds = new Set(storeys.map(({ id }) => id))

  return {
    storeys,
    notShown: {
      faceColours: idsOf(IFCINDEXEDCOLOURMAP).length,
      placements: idsOf(IFCLINEARPLACEMENT).length,
    },
    elements: idsOf(IFCPRODUCT).filter((id) => !hiddenOnes.has(id)),
    storeyOf(element) {
      let at: number | undefined = element
      for (let step = 0; at !== undefined && step < 20; step++) {
        if (storeyIds.has(at)) return at
        at = around.get(at)
      }
      return 0
    },
    shapes(elements, tell) {
      // Not as a stream: the library's browser build takes other arguments there than it passes.
      for (const element of elements) {
        const mesh = api.GetFlatMesh(model, element)
        for (let n = 0; n < mesh.geometries.size(); n++) {
          const { color, geometryExpressID, flatTransformation } = mesh.geometries.get(n)
          const geometry = api.GetGeometry(model, geometryExpressID)
          const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize())
          const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize()).slice()
          const placement = placed(vertices, flatTransformation)
          geometry.delete()
          tell(`${color.x} ${color.y} ${color.z} ${color.w}`, { element, indices, ...placement })
        }
      }
    },
    async propertiesOf(element) {
      const own = line(element)
      const sets = (await api.properties.getPropertySets(model, element, true)) as Readonly<
        Record<string, unknown>
      >[]
      const head: [string, string][] = [
        ['Type', api.GetNameFromTypeCode(api.GetLineType(model, element))],
        ...['Name', 'Description', 'ObjectType', 'Tag', 'GlobalId', 'PredefinedType'].map(
          (name): [string, string] => [name, wordsOf(own[name])],
        ),
      ]
      return [
        { name: '', rows: head.filter(([, value]) => value !== '') },
        ...sets
          .map((set) => ({ name: wordsOf(set.Name), rows: rowsOf(set) }))
          .filter(({ rows }) => rows.length > 0),
      ]
    },
  }
}

/** A property set or a quantity set. */
function rowsOf(set: Readonly<Record<string, unknown>>): [string, string][] {
  const members = (set.HasProperties ?? set.Quantities ?? []) as Readonly<Record<string, unknown>>[]
  return members.map((one) => {
    const key = Object.keys(one).find((name) =>
      /(Nominal|Length|Area|Volume|Count|Weight|Time)Value$/.test(name),
    )
    return [wordsOf(one.Name), wordsOf(key && one[key])]
  })
}

function wordsOf(given: unknown): string {
  const value = (given as Value | undefined)?.value
  if (typeof value === 'number') return String(Math.round(value * 10_000) / 10_000)
  return value === undefined || value === null ? '' : String(value)
}

/** Positions and normals alternate, and are moved to the element's place. */
function placed(vertices: Float32Array, m: readonly number[]): Pick<Piece, 'positions' | 'normals'> {
  const count = vertices.length / 6
  const [positions, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)]
  const at = (n: number) => m[n] ?? 0
  for (let n = 0; n < count; n++) {
    const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = vertices.subarray(n * 6, n * 6 + 6)
    for (let row = 0; row < 3; row++) {
      positions[n * 3 + row] = at(row) * x + at(row + 4) * y + at(row + 8) * z + at(row + 12)
      normals[n * 3 + row] = at(row) * u + at(row + 4) * v + at(row + 8) * w
    }
  }
  return { positions, normals }
}
