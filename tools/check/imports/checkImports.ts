import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../../shared/root.ts'
import { findCircles } from './findCircles'
import { findViolations } from './findViolations'
import { folderGraph, importGraph } from './importGraph'
import { sortCircles } from './knownCircles'

const folders = [
  ...['contracts', 'password', 'server', 'ui', 'features'].map((name) => `packages/${name}/src`),
  'apps/portal',
  'apps/desk',
  'apps/api/src',
]

const sources = new Map(
  folders.flatMap(filesOf).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const violations = findViolations(sources)
for (const { file, message } of violations) console.error(`${file} ${message}`)
const graph = importGraph(sources)
const found = [...findCircles(graph), ...findCircles(folderGraph(graph))]
const { fresh, known, gone } = sortCircles(found)
for (const circle of fresh) console.error(`${circle.join(' → ')} → ${circle[0]}: a circle`)
for (const folder of gone) console.error(`${folder} has no circle any more: take it out of knownCircles.ts`)
console.info(
  `Imports: ${sources.size} files, ${violations.length} in the wrong direction, ${fresh.length} in a circle, ${known.length} known circles`,
)
process.exitCode = violations.length + fresh.length + gone.length > 0 ? 1 : 0

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
}
