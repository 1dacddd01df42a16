import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { findViolations } from './imports/findViolations'

const root = resolve(import.meta.dirname, '..')
const folders = ['packages/ui/src', 'packages/features/src', 'apps/portal', 'apps/api/src']

const sources = new Map(
  folders.flatMap(filesOf).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const violations = findViolations(sources)
for (const { file, message } of violations) console.error(`${file} ${message}`)
console.info(`Imports: ${sources.size} files, ${violations.length} in the wrong direction`)
process.exitCode = violations.length > 0 ? 1 : 0

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
}
