import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Builds the packages that other sites embed, and packs each as a file for `npm install`:
 * JavaScript and types module by module, and one style sheet for each package.
 */
const root = resolve(import.meta.dirname, '..')
const packed = join(root, 'dist')

rmSync(packed, { recursive: true, force: true })
mkdirSync(packed)
for (const name of ['ui', 'features']) {
  const directory = join(root, 'packages', name)
  await buildPackage(directory)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', packed], {
    cwd: directory,
    stdio: 'inherit',
  })
}
console.log(`Packed into ${relative(process.cwd(), packed)}`)

async function buildPackage(directory: string) {
  const source = join(directory, 'src')
  await build({
    configFile: false,
    root: directory,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      minify: false,
      lib: { entry: entriesOf(source), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  })
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', directory], { stdio: 'inherit' })
  prependTokens(directory)
}

/** What package.json exports: every folder's index, and every contract. */
function entriesOf(source: string): Record<string, string> {
  const files = readdirSync(source).flatMap((folder) => [`${folder}/index`, `${folder}/contract`])
  const present = files.filter((file) => existsSync(join(source, `${file}.ts`)))
  return Object.fromEntries(present.map((file) => [file, join(source, `${file}.ts`)]))
}

function prependTokens(directory: string) {
  const tokens = join(directory, 'src/styles/tokens.css')
  if (!existsSync(tokens)) return
  const sheet = join(directory, 'dist/styles.css')
  writeFileSync(sheet, [tokens, sheet].map((file) => readFileSync(file, 'utf8')).join('\n'))
}
