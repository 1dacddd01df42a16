import { asc, isNull } from 'drizzle-orm'
import { readJsonFile } from '../../platform/operator/readJsonFile'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { type CatalogueFile, catalogueFile } from './CatalogueFile'
import { importCatalogue } from './importCatalogue'
import { catalogueProducts } from './tables'

/** Commands for the catalogue. */
export const catalogueCommands: readonly OperatorCommand[] = [
  {
    name: 'catalogue import',
    usage: '<file>',
    about:
      'Replaces the catalogue by this JSON file: categories and products, in its order, with their texts in both languages. Products it leaves out are withdrawn.',
    effect: 'writes',
    run: importFile,
  },
  {
    name: 'catalogue list',
    usage: '',
    about: 'Every product on offer: its id, which releases add takes, the id of its licences, and its name.',
    effect: 'reads',
    run: list,
  },
]

async function importFile({ db, now, operands: [path = ''], audit }: OperatorCall): Promise<string> {
  const file = check(await readJsonFile(path, catalogueFile))
  await importCatalogue(db, file, now)
  audit('', { categories: file.categories.length, products: file.products.length })
  return `The catalogue has ${file.products.length} products in ${file.categories.length} categories.`
}

async function list({ db }: OperatorCall): Promise<string> {
  const rows = await db
    .select()
    .from(catalogueProducts)
    .where(isNull(catalogueProducts.withdrawnAt))
    .orderBy(asc(catalogueProducts.position), asc(catalogueProducts.id))
  return rows.length === 0
    ? 'No product is offered.'
    : rows.map(({ id, licenceId, texts }) => [id, licenceId, texts['zh-CN'].name].join('  ')).join('\n')
}

function check(output: CatalogueFile): CatalogueFile {
  const known = new Set(output.categories.map(({ id }) => id))
  const astray = output.products.find(({ categoryId }) => !known.has(categoryId))
  if (astray) throw new UsageError(`The category of the product ${astray.id} is not in the file.`)
  for (const name of ['id', 'licenceId'] as const) {
    const ids = output.products.map((product) => product[name])
    const twice = ids.find((id, at) => ids.indexOf(id) !== at)
    if (twice) throw new UsageError(`The ${name} ${twice} occurs twice.`)
  }
  return output
}
