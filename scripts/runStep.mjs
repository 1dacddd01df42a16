import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

/** Runs a step by Node with its output shown; true if it went well. */
export function runStep({ args, env = {} }) {
  const { status } = spawnSync(process.execPath, args(), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}
