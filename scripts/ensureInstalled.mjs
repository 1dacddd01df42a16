import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
const stamp = join(root, 'node_modules', '.installed-from')

/** Installs the dependencies when they are missing or older than the lockfile. Needs nothing installed itself. */
export function ensureInstalled() {
  requireNode()
  const reason = reasonToInstall()
  if (reason === undefined) return
  console.info(`Installing dependencies, because they ${reason} (npm ci) …`)
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch {
    console.error('The dependencies could not be installed: see above, then try again.')
    process.exit(1)
  }
  writeFileSync(stamp, fingerprint())
}

function reasonToInstall() {
  if (!existsSync(installed)) return 'are missing'
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return undefined
  return statSync(installed).mtimeMs < statSync(lockfile).mtimeMs ? 'are older than the lockfile' : undefined
}

const fingerprint = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex')

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Atrium needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
