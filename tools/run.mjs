import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// `node tools/run.mjs service/start [words …]` installs the dependencies if they are missing or older than the
// lockfile, then runs `tools/service/start.ts` in this process. It is the only tool in plain JavaScript,
// because Node 20 reads no TypeScript before anything is installed.

const root = resolve(import.meta.dirname, '..')
const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
const stamp = join(root, 'node_modules', '.installed-from')

const tool = join(import.meta.dirname, `${process.argv[2]}.ts`)
if (!existsSync(tool)) {
  console.error(
    `There is no tool ${process.argv[2] ?? ''}. Usage: node tools/run.mjs <tool>/<command> [words …]`,
  )
  process.exit(1)
}
// The tool finds its own path and arguments where a script expects them.
process.argv.splice(1, 2, tool)

requireNode()
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(tool).href)

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Atrium needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

function ensureInstalled() {
  const reason = reasonToInstall()
  if (reason === undefined) return
  // Standard output belongs to the tool.
  console.error(`Installing dependencies, because they ${reason} (npm ci) …`)
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 'inherit'],
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

function fingerprint() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex')
}
