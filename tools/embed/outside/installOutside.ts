import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../shared/root.ts'
import { packed } from '../unpack.ts'

/**
 * A project of somebody else: a folder outside of ours with its own install of the packed packages, so nothing of our
 * `node_modules` is found.
 * @param host folder with its sources, beside this file
 * @param others its further packages, with versions if ours has none
 * @returns its folder, to be deleted by the caller
 */
export function installOutside(host: string, others: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), `atrium-${host}-`))
  cpSync(join(import.meta.dirname, host), folder, { recursive: true })
  const ours = Object.fromEntries(
    packed.map((file) => [`@atrium/${/atrium-(\w+)-/.exec(basename(file))?.[1]}`, `file:${file}`]),
  )
  const theirs = Object.fromEntries(others.map(versionOf))
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { ...ours, ...theirs },
    // The packages name each other by version, and no registry has them.
    overrides: ours,
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])
  return folder
}

/** Runs a command there. Its output is in the error if it fails. */
export function run(
  cwd: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): void {
  // The tests' own mode and conditions aren't those of another project.
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...env } = process.env
  try {
    execFileSync(command, args, { cwd, env: { ...env, ...environment }, stdio: 'pipe', encoding: 'utf8' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
}

const { devDependencies }: { devDependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

function versionOf(name: string): [string, string] {
  const [, bare = name, version] = /^(@?[^@]+)@(.+)$/.exec(name) ?? []
  const ours = version ?? devDependencies[bare]
  if (ours === undefined) throw new Error(`Say which version of ${bare} the host has.`)
  return [bare, ours]
}
