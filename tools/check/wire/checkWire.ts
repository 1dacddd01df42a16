import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../shared/root.ts'
import { findWireNames, mayBeSpelt } from './findWireNames'
import { namesInContracts } from './namesInContracts'
import { plainNames } from './plainNames'

const files = ['packages/features/src', 'apps/portal/src'].flatMap(filesOf)
/** The desk isn't in the specification, so its contracts have our own words. */
const contracts = filesOf('packages/contracts/src').filter(
  (file) => file.endsWith('/contract.ts') && !file.startsWith('packages/contracts/src/desk/'),
)
const names = namesInContracts(
  await Promise.all(contracts.map((file): Promise<object> => import(pathToFileURL(join(root, file)).href))),
)

const unknown = [...plainNames].filter((name) => !names.all.has(name))
for (const name of unknown)
  console.error(`tools/check/wire/plainNames.ts lists ${name}, which no contract contains`)
let found = unknown.length
for (const file of files.filter((path) => !mayBeSpelt(path))) {
  for (const message of findWireNames(readFileSync(join(root, file), 'utf8'), names, plainNames)) {
    console.error(`${file} ${message}`)
    found++
  }
}
console.info(
  `Wire: ${names.all.size} names in ${contracts.length} contracts, ${found} where they don't belong`,
)
process.exitCode = found > 0 ? 1 : 0

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
