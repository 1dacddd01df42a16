import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { site } from './unpack.ts'

/** In kB of gzip. */
const most = { script: 70, sheet: 20 }

/**
 * Features that need more than that, with limits of 4 % above today's. A list brings the table (45 kB), some features
 * load all of their screens with the first one, and a sheet has the styles of everything that the feature may open.
 */
const more: Readonly<Record<string, { readonly script?: number; readonly sheet?: number }>> = {
  account: { script: 88, sheet: 24 },
  allocation: { script: 114, sheet: 42 },
  applications: { script: 158, sheet: 44 },
  backlog: { script: 102, sheet: 26 },
  billing: { script: 111 },
  'borrowed-licences': { script: 124, sheet: 41 },
  'bulk-licences': { script: 153, sheet: 41 },
  catalogue: { sheet: 48 },
  company: { script: 137, sheet: 47 },
  disk: { script: 143, sheet: 27 },
  history: { script: 101, sheet: 41 },
  'idle-licences': { script: 166, sheet: 41 },
  'join-company': { script: 82, sheet: 28 },
  'licence-costs': { script: 98, sheet: 42 },
  'licence-requests': { script: 165, sheet: 46 },
  'licence-rules': { script: 191, sheet: 42 },
  licences: { script: 139, sheet: 46 },
  member: { script: 148, sheet: 33 },
  members: { script: 133, sheet: 44 },
  messages: { script: 96, sheet: 25 },
  'new-company': { script: 88, sheet: 29 },
  orders: { script: 108, sheet: 42 },
  permissions: { script: 121, sheet: 42 },
  preview: { script: 89 },
  profile: { script: 110, sheet: 23 },
  renewals: { script: 141, sheet: 43 },
  search: { sheet: 42 },
  'second-step': { script: 75 },
  security: { script: 104, sheet: 26 },
  'shared-files': { script: 120, sheet: 30 },
}

const folder = join(site, 'node_modules/@atrium/embed/dist')

/** The folder and the export of each feature, by its name in the registry. */
function rootsIn(registry: string) {
  const entry = /["']?([\w-]+)["']?: feature\([\s\S]*?import\(["']\.\.\/(\w+)\/index\.js["']\)\)\.(\w+)/g
  return [...registry.matchAll(entry)].map(([, name = '', place = '', root = '']) => ({ name, place, root }))
}

const roots = rootsIn(readFileSync(join(folder, 'registry/registry.js'), 'utf8'))

/** A page of a site with one feature: the entry of a bundle. */
const pages: Plugin = {
  name: 'pages',
  resolveId: (id) => (id.startsWith('page:') ? join(site, `${id.slice('page:'.length)}.page.js`) : undefined),
  load(id) {
    const found = roots.find(({ name }) => id.endsWith(`/${name}.page.js`))
    return (
      found &&
      `export { Atrium } from '@atrium/embed'; export { ${found.root} } from '@atrium/embed/${found.place}'`
    )
  },
}

it('first load of each feature over React', { timeout: 240_000 }, async () => {
  const table: { feature: string; script: number; sheet: number }[] = []
  for (const { name, place } of roots)
    table.push({
      feature: name,
      script: kilobytes(scriptOf(await buildPage(name))),
      sheet: kilobytes(readFileSync(join(folder, place, 'styles.css'), 'utf8')),
    })
  console.table(table.sort((one, other) => other.script - one.script))
  expect(table.length).toBeGreaterThan(30)
  const over = table.filter(({ feature, script, sheet }) => {
    const limits = { ...most, ...more[feature] }
    return script > limits.script || sheet > limits.sheet
  })
  expect(over).toEqual([])
})

/** Each feature alone: next to others, a bundle keeps whatever one of them uses, and shared code counts twice. */
async function buildPage(name: string): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    root: site,
    logLevel: 'error',
    plugins: [pages],
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: `page:${name}`,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
      },
    },
  })
  const [{ output } = { output: [] }] = [built].flat() as Rolldown.RolldownOutput[]
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
}

/** Everything that the page loads before it shows something. */
function scriptOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of needed) for (const imported of byName.get(name)?.imports ?? []) needed.add(imported)
  return [...needed].map((name) => byName.get(name)?.code ?? '').join('')
}

const kilobytes = (text: string) => Math.round(gzipSync(text, { level: 9 }).length / 100) / 10
