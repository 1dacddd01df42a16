import { readdirSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { assetFiles } from './assetFiles.ts'

/** A built module: its imports, and its styles if it belongs to a style sheet. */
export interface Module {
  readonly imports: readonly string[]
  readonly styles: string
}

/** Built modules of packages by name, such as `@atrium/ui/button/Button.js`. */
export type Modules = ReadonlyMap<string, Module>

/**
 * Builds a package into its `dist`, module by module, and returns its modules. They are readable as they are, so
 * they have no source maps, which would be larger than the modules. Workers contain whole libraries and are minified.
 */
export async function buildModules(directory: string, packageName: string): Promise<Modules> {
  const source = join(directory, 'src')
  const built = await build({
    configFile: false,
    root: directory,
    // Workers are next to the module that starts them.
    base: './',
    worker: {
      format: 'es',
      plugins: () => [assetFiles()],
      rolldownOptions: { output: { minify: true } },
    },
    logLevel: 'warn',
    plugins: [assetFiles(), react()],
    // A prefix that no class of a host has.
    css: { modules: { generateScopedName: 'atrium-[local]-[hash:base64:4]' } },
    build: {
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      lib: { entry: entriesOf(source), formats: ['es'] },
      rolldownOptions: {
        external: isOutside,
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: '[name].js',
          banner: (chunk) => (chunk.imports.some(runsInBrowsers) ? "'use client'" : ''),
        },
      },
    },
  })
  const [{ output } = { output: [] }] = [built].flat() as Rolldown.RolldownOutput[]
  const sheets = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])),
  )
  return new Map(
    output.flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const imports = [...chunk.imports, ...chunk.dynamicImports].map((name) =>
        name.endsWith('.js') ? `${packageName}/${name}` : name,
      )
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => sheets.get(name)).join('')
      return [[`${packageName}/${chunk.fileName}`, { imports, styles }]]
    }),
  )
}

/**
 * The exports of package.json: every folder's index and the files next to the folders, or every module of a
 * package without indexes.
 */
function entriesOf(source: string): Record<string, string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
  const hasIndexes = files.some((file) => /^[^/]+\/index$/.test(file))
  const entries = hasIndexes ? files.filter((file) => /^[^/]+(\/index)?$/.test(file)) : files
  return Object.fromEntries(entries.map((file) => [file, join(source, `${file}.ts`)]))
}

const isOutside = (id: string) => !id.startsWith('.') && !isAbsolute(id)

/** Servers that render components treat modules with state or handlers as client components. */
const runsInBrowsers = (name: string) => /^(react|react-dom|jotai)(\/|$)/.test(name)

/** The styles of all modules reachable from the entries, including lazy ones. Imported styles come first. */
export function stylesOf(modules: Modules, entries: readonly string[]): string {
  const seen = new Set<string>()
  return entries.map(collect).join('')

  function collect(name: string): string {
    if (seen.has(name)) return ''
    seen.add(name)
    const module = modules.get(name) ?? modules.get(`${name}.js`) ?? modules.get(`${name}/index.js`)
    if (!module) return ''
    return module.imports.map(collect).join('') + module.styles
  }
}
