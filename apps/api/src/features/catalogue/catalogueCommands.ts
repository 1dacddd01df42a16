import { readFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { type CatalogueFile, catalogueFile } from './CatalogueFile'
import { importCatalogue } from './importCatalogue'

/** How the vendor says what is on offer. */
export const catalogueCommands: readonly OperatorCommand[] = [
  {
    name: 'catalogue import',
    usage: '<file>',
    about:
      'Makes the catalogue what this JSON file says: categories and products, in its order, with their texts in both languages. What it leaves out is no longer offered.',
    effect: 'writes',
    run: importFile,
  },
]

async function importFile({ db, now, operands: [path = ''], audit }: OperatorCall): Promise<string> {
  const file = parse(await read(path))
  await importCatalogue(db, file, now)
  audit('', { categories: file.categories.length, products: file.products.length })
  return `The catalogue has ${file.products.length} products in ${file.categories.length} categories.`
}

/** The service reads it, wherever that was started. */
async function read(path: string): Promise<string> {
  if (!isAbsolute(path)) throw new UsageError('Give the whole path of the file.')
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new UsageError(`The file ${path} can't be read.`)
  }
}

function parse(text: string): CatalogueFile {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new UsageError('The file is no JSON.')
  }
  const { success, output, issues } = v.safeParse(catalogueFile, content)
  if (!success) {
    const [issue] = issues
    throw new UsageError(`${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`)
  }
  const known = new Set(output.categories.map(({ id }) => id))
  const astray = output.products.find(({ categoryId }) => !known.has(categoryId))
  if (astray) throw new UsageError(`The product ${astray.id} is in no category of the file.`)
  for (const name of ['id', 'licenceId'] as const) {
    const ids = output.products.map((product) => product[name])
    const twice = ids.find((id, at) => ids.indexOf(id) !== at)
    if (twice) throw new UsageError(`The ${name} ${twice} stands there twice.`)
  }
  return output
}
