import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../../shared/root.ts'
import { findCircles } from './findCircles'
import { findViolations } from './findViolations'
import { folderGraph, importGraph } from './importGraph'

const folders = [
  ...['contracts', 'password', 'ui', 'features'].map((name) => `packages/${name}/src`),
  'apps/portal',
  'apps/api/src',
]

const sources = new Map(
  folders.flatMap(filesOf).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const violations = findViolations(sources)
for (const { file, message } of violations) console.error(`${file} ${message}`)
const graph = importGraph(sources)
const circles = [...findCircles(graph), ...findCircles(folderGraph(graph))]
for (const circle of circles) console.error(`${circle.join(' → ')} → ${circle[0]}: a circle`)
console.info(
  `Imports: ${sources.size} files, ${violations.length} in the wrong direction, ${circles.length} in a circle`,
)
process.exitCode = violations.length + circles.length > 0 ? 1 : 0

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
}
