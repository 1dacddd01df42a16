import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { root } from '../shared/root.ts'
import { site } from './unpack.ts'

/** In kB of gzip. */
const most = { script: 70, sheet: 20 }

/**
 * Features that need more than that, with limits of 4 % above today's. A list brings the table and what is around it
 * (45 kB), and a sheet has the styles of everything that the feature may open later.
 */
const more: Readonly<Record<string, { readonly script?: number; readonly sheet?: number }>> = {
  account: { script: 88, sheet: 39 },
  allocation: { script: 96, sheet: 42 },
  applications: { script: 99, sheet: 44 },
  backlog: { script: 86, sheet: 26 },
  billing: { sheet: 21 },
  'borrowed-licences': { script: 88, sheet: 41 },
  'bulk-licences': { script: 105, sheet: 41 },
  catalogue: { sheet: 48 },
  company: { sheet: 47 },
  disk: { script: 107, sheet: 27 },
  history: { script: 85, sheet: 41 },
  'idle-licences': { script: 93, sheet: 41 },
  'join-company': { script: 76, sheet: 28 },
  'licence-costs': { script: 82, sheet: 42 },
  'licence-requests': { script: 102, sheet: 46 },
  'licence-rules': { script: 97, sheet: 42 },
  licences: { script: 108, sheet: 46 },
  member: { script: 76, sheet: 33 },
  members: { script: 109, sheet: 45 },
  messages: { script: 80, sheet: 25 },
  'new-company': { script: 83, sheet: 30 },
  orders: { script: 91, sheet: 42 },
  permissions: { script: 84, sheet: 42 },
  preview: { script: 86, sheet: 21 },
  profile: { script: 104, sheet: 23 },
  renewals: { script: 88, sheet: 43 },
  search: { sheet: 42 },
  security: { script: 79, sheet: 42 },
  'shared-files': { script: 103, sheet: 30 },
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
  const table: { feature: string; place: string; script: number; sheet: number }[] = []
  for (const { name, place } of roots)
    table.push({
      feature: name,
      place,
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
  const misstated = table.filter(({ place, script, sheet }) => {
    const [inScript = 0, inSheet = 0] = documented().get(place) ?? []
    return Math.abs(script - inScript) > tolerance || Math.abs(sheet - inSheet) > tolerance
  })
  expect(misstated).toEqual([])
})

/** In kB. */
const tolerance = 5

/** Script and sheet of each feature in the table of `docs/embedding.md`, by folder. */
function documented(): ReadonlyMap<string, readonly number[]> {
  const text = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
  return new Map(
    [...text.matchAll(/^\| (`.+?) \|.*\| (\d.*) \|$/gm)].flatMap(([, imports = '', weights = '']) => {
      const places = [...imports.matchAll(/`(\w+)` `\w+`/g)].map(([, place = '']) => place)
      const all = weights.split(', ').map((weight) => weight.split(' + ').map(Number))
      return places.map((place, at) => [place, all[at] ?? []] as const)
    }),
  )
}

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
