/** The parts of a valibot schema that show its content. */
interface Shape {
  readonly type?: string
  readonly wrapped?: Shape
  readonly item?: Shape
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly entries?: Readonly<Record<string, Shape>>
}

export interface NamesInContracts {
  /** Every key of a record on the wire. */
  readonly all: ReadonlySet<string>
  /** Names of fields with one of several numeric codes. */
  readonly coded: ReadonlySet<string>
}

/** @param modules imported contracts */
export function namesInContracts(modules: readonly object[]): NamesInContracts {
  const all = new Set<string>()
  const coded = new Set<string>()

  function read(shape: Shape) {
    for (const inner of [shape.wrapped, shape.item, ...(shape.options ?? [])]) if (isShape(inner)) read(inner)
    for (const [name, inner] of Object.entries(shape.entries ?? {})) {
      all.add(name)
      if (holdsCodes(inner)) coded.add(name)
      read(inner)
    }
  }

  for (const { params, query, body, response } of modules.flatMap(operationsIn)) {
    for (const shape of [params, query, body, response]) if (shape) read(shape)
  }
  return { all, coded }
}

interface Operation {
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
  readonly response: Shape
}

const operationsIn = (module: object): Operation[] =>
  Object.values(module)
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap((value: object) => Object.values(value))
    .filter(isOperation)

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

/** A picklist's options are words or numbers, a variant's are records. */
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null

const holdsCodes = ({ wrapped, type, options }: Shape): boolean =>
  wrapped
    ? holdsCodes(wrapped)
    : type === 'picklist' && options?.some((option) => typeof option === 'number') === true
