import { importsOf } from './importsOf'
import { placeOf } from './placeOf'
import { rules } from './rules'

interface Violation {
  readonly file: string
  readonly message: string
}

/** Checks every import of every file against the allowed directions. Paths are relative to the root. */
export function findViolations(sources: ReadonlyMap<string, string>): Violation[] {
  return [...sources].flatMap(([file, source]) => {
    const from = placeOf(file)
    const imports = importsOf(file, source)
    const touched = [
      ...rules.globals(from, source),
      ...rules.reaches(from, source),
      ...rules.paths(from, source),
    ]
    const broken = imports.flatMap(({ specifier, target }) => {
      const reason = rules.imports(from, target === undefined ? { packageName: specifier } : placeOf(target))
      return reason === undefined ? [] : [`imports ${specifier}: ${reason}`]
    })
    return [...broken, ...touched].map((message) => ({ file, message }))
  })
}
