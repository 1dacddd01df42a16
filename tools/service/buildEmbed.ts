import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../packages/embed/src/registry/registry.ts'
import { commandOf, root } from '../shared/root.ts'
import { precompress } from './precompress.ts'

const portal = join(root, 'apps/portal')
/** One folder per version, kept from one build to the next: sites name the version that they tested. */
const built = join(root, '.cache/embed')
const kept = 5

/**
 * Builds the scripts for other sites, unless they were built from the same sources, and copies them into the portal as
 * `/embed/<version>/`. Earlier versions that this machine built stay available.
 */
export function buildEmbed(fingerprint: string, target: string): void {
  const { version: release } = JSON.parse(readFileSync(join(root, 'packages/embed/package.json'), 'utf8'))
  const version = `${release}-${fingerprint.slice(0, 10)}`
  const folder = join(built, version)
  mkdirSync(built, { recursive: true })
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    for (const script of ['atrium', 'frame']) buildScript(script, unfinished)
    precompress(unfinished, 9)
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  }
  const now = new Date()
  utimesSync(folder, now, now)
  removeOldest()
  const out = join(target, 'embed')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const name of finished()) cpSync(join(built, name), join(out, name), { recursive: true })
  writeFileSync(join(out, 'latest.json'), JSON.stringify(describe(version, folder), null, 2))
  for (const script of ['atrium', 'frame'])
    writeFileSync(join(out, `${script}.js`), `export * from './${version}/${script}.js'\n`)
}

function buildScript(script: string, outDir: string): void {
  execFileSync(
    process.execPath,
    [
      commandOf('vite'),
      'build',
      portal,
      ...['--config', join(portal, 'vite.embed.config.ts'), '--mode', script, '--outDir', outDir],
      ...['--logLevel', 'warn'],
    ],
    { cwd: portal, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
}

/** What sites and the service need to know about a version. */
function describe(version: string, folder: string) {
  const integrityOf = (name: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, name)))
      .digest('base64')}`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css)$/.test(name))
    .sort()
  return {
    version,
    script: `/embed/${version}/atrium.js`,
    integrity: integrityOf('atrium.js'),
    frame: { script: `/embed/${version}/frame.js`, integrity: integrityOf('frame.js') },
    styles: `/embed/${version}/assets/atrium.css`,
    features: Object.keys(registry),
    /** For the `integrity` of an import map, which covers chunks too. */
    files: Object.fromEntries(files.map((name) => [`/embed/${version}/${name}`, integrityOf(name)])),
  }
}

/** Another process may be building, too. */
const finished = () => readdirSync(built).filter((name) => /-[0-9a-f]{10}$/.test(name))

function removeOldest(): void {
  const byAge = finished()
    .map((name) => join(built, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const path of byAge.slice(kept)) rmSync(path, { recursive: true, force: true })
}
