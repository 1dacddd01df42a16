import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { build, type Rollup } from 'vite'
import { root } from '../shared/root.ts'

/**
 * `node tools/run.mjs weights/composition /comMbManage`: what a page loads before it is shown, in kB of gzip, by
 * package or folder and by module. A module's share of its file is estimated.
 */
const path = process.argv[2] ?? '/comMbManage'

const chunks = await buildPortal()
const scripts = scriptsOf(path)
const modules = chunks.filter(({ fileName }) => scripts.has(fileName)).flatMap(modulesOf)
const total = modules.reduce((sum, { bytes }) => sum + bytes, 0)

console.log(`${path}: ${kB(total)} kB in ${scripts.size} files`)
print('By package or folder', placeOf)
print('By module', (id) => id)

interface Module {
  readonly id: string
  readonly bytes: number
}

async function buildPortal(): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  process.env.NODE_ENV = 'production'
  const portal = join(root, 'apps/portal')
  const built = await build({ root: portal, logLevel: 'error', build: { write: false } })
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []))
}

/** The entry and the files that the service names for this page. */
function scriptsOf(page: string): Set<string> {
  const facts = chunks.find(({ fileName }) => fileName === '.vite/pages.json')
  const { pages } = JSON.parse(facts?.type === 'asset' ? String(facts.source) : '{}')
  if (!pages?.[page]) throw new Error(`The portal has no page at ${page}.`)
  const entries = chunks.filter((file) => file.type === 'chunk' && file.isEntry)
  return new Set([...entries.map(({ fileName }) => fileName), ...pages[page].scripts])
}

/** The file's size, divided by what each of its modules would be alone without comments. */
function modulesOf(file: (typeof chunks)[number]): Module[] {
  if (file.type !== 'chunk') return []
  const alone = Object.entries(file.modules).map(([id, { code }]) => ({
    id: relative(root, id),
    bytes: code ? gzipSync(withoutComments(code)).length : 0,
  }))
  const share = gzipSync(file.code, { level: 9 }).length / alone.reduce((sum, { bytes }) => sum + bytes, 1)
  return alone.map(({ id, bytes }) => ({ id, bytes: bytes * share }))
}

function withoutComments(code: string): string {
  let rest = code
  for (const { start, end } of parseSync('module.js', code).comments.reverse())
    rest = rest.slice(0, start) + rest.slice(end)
  return rest
}

/** The npm package, or the folder below `src`. */
function placeOf(id: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  return name ?? id.split('/').slice(0, 4).join('/')
}

function print(title: string, nameOf: (id: string) => string): void {
  const sizes = new Map<string, number>()
  for (const { id, bytes } of modules) sizes.set(nameOf(id), (sizes.get(nameOf(id)) ?? 0) + bytes)
  console.log(`\n${title}`)
  for (const [name, bytes] of [...sizes].sort(([, one], [, other]) => other - one).slice(0, 40))
    console.log(kB(bytes).padStart(7), name)
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
