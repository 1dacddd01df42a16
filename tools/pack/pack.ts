import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { commandOf, root } from '../shared/root.ts'
import { buildModules, stylesOf } from './buildModules.ts'
import { completeDeclarations } from './completeDeclarations.ts'
import { type Project, publishedManifest } from './Manifest.ts'
import { removeUnreachable } from './removeUnreachable.ts'
import { layered, unlayered } from './sheets.ts'
import { withoutBundled } from './withoutBundled.ts'

/**
 * Builds the packages for other sites and packs each for `npm install`: JavaScript and types, module by
 * module, and style sheets for everything and for each feature.
 */
const packed = join(root, 'dist')
const ui = join(root, 'packages/ui')
const contracts = join(root, 'packages/contracts')
const password = join(root, 'packages/password')
const server = join(root, 'packages/server')
const features = join(root, 'packages/features')
const embed = join(root, 'packages/embed')
const project: Project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const tokens = readFileSync(join(ui, 'src/styles/tokens.css'), 'utf8')

// Leaves out React's development checks in every build.
process.env.NODE_ENV = 'production'
rmSync(packed, { recursive: true, force: true })
const modules = new Map([
  ...(await buildModules(contracts, '@atrium/contracts')),
  ...(await buildModules(password, '@atrium/password')),
  ...(await buildModules(server, '@atrium/server')),
  ...(await buildModules(ui, '@atrium/ui')),
  ...(await buildModules(features, '@atrium/features')),
  ...(await buildModules(embed, '@atrium/embed')),
])
mkdirSync(join(ui, 'dist/styles'), { recursive: true })
for (const name of ['tokens.css', 'inter.css', 'inter.woff2', 'inter.LICENSE.txt']) {
  cpSync(join(ui, 'src/styles', name), join(ui, 'dist/styles', name))
}
const entries = [...modules.keys()].filter((name) => /^@atrium\/\w+\/[\w-]+\/index\.js$/.test(name))
await writeSheets(
  join(ui, 'dist'),
  entries.filter((name) => name.startsWith('@atrium/ui/')),
)
await writeSheets(
  join(features, 'dist'),
  entries.filter((name) => name.startsWith('@atrium/features/')),
)
await writeSheets(
  join(embed, 'dist'),
  entries.filter((name) => name.startsWith('@atrium/embed/')),
)
for (const entry of entries) {
  const [, packageName, feature = ''] = entry.split('/')
  if (packageName === 'features' || packageName === 'embed')
    await writeSheets(join(root, 'packages', packageName, 'dist', feature), [
      '@atrium/features/shared',
      // The dialogs of an expired session and of a proof appear around every whole feature.
      ...(packageName === 'embed' ? ['@atrium/embed/atrium'] : []),
      entry,
    ])
}
for (const directory of [contracts, password, server, ui, features, embed]) {
  execFileSync(process.execPath, [commandOf('typescript', 'tsc'), '-p', directory], { stdio: 'inherit' })
  completeDeclarations(join(directory, 'dist'))
  pack(directory)
}
console.log(`Packed into ${relative(process.cwd(), packed)}`)

async function writeSheets(directory: string, entries: readonly string[]) {
  const styles = stylesOf(modules, entries)
  writeFileSync(join(directory, 'styles.css'), await unlayered(tokens, styles))
  writeFileSync(join(directory, 'styles.layer.css'), layered(tokens, styles))
}

function pack(directory: string) {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const staged = join(packed, manifest.name)
  mkdirSync(staged, { recursive: true })
  for (const part of ['dist', 'README.md', 'CHANGELOG.md'])
    cpSync(join(directory, part), join(staged, part), { recursive: true })
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  const published = publishedManifest(manifest, staged, project)
  const imported = removeUnreachable(staged, published)
  const installed = withoutBundled(published, imported, staged)
  writeFileSync(join(staged, 'package.json'), JSON.stringify(installed, null, 2))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', packed], { cwd: staged, stdio: 'inherit' })
}
