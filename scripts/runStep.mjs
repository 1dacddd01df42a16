import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Runs a step by Node; resolves to whether it went well, and in how many seconds. It speaks for itself. */
export const runStep = (step) => start(step, 'inherit')

/**
 * Runs steps that keep a core busy each side by side, and hands each over, with what it said, in their order.
 *
 * @template S
 * @param {readonly S[]} steps
 * @param {(step: S, ended: { isGood: boolean, said: string, seconds: number }) => void} onEnd
 */
export async function runTogether(steps, onEnd) {
  const running = steps.map((step) => start(step, 'pipe'))
  for (const [index, step] of steps.entries()) onEnd(step, await running[index])
}

function start({ args, env = {} }, output) {
  const began = Date.now()
  const child = spawn(process.execPath, args(), {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const said = []
  child.stdout?.on('data', (part) => said.push(part))
  child.stderr?.on('data', (part) => said.push(part))
  return new Promise((resolve) => {
    child.on('close', (status) =>
      resolve({
        isGood: status === 0,
        said: Buffer.concat(said).toString(),
        seconds: Math.round((Date.now() - began) / 1000),
      }),
    )
  })
}
