import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './root.mjs'

/**
 * Runs steps in their order, so many at a time, and hands each over as it ends. What they say is shown as they say it,
 * where there are several each line behind the step's name.
 *
 * @template {{ name: string }} S
 * @param {readonly S[]} steps
 * @param {number} atOnce
 * @param {(step: S, ended: { isGood: boolean, seconds: number }) => void} onEnd
 */
export async function runInTurn(steps, atOnce, onEnd) {
  const left = [...steps]
  const run = (step) =>
    steps.length === 1
      ? start(step, 'inherit')
      : start(step, 'pipe', (line) => console.info(`${step.name.padEnd(8)} │ ${line}`))
  const oneByOne = async () => {
    for (let step = left.shift(); step; step = left.shift()) onEnd(step, await run(step))
  }
  await Promise.all(Array.from({ length: atOnce }, oneByOne))
}

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

function start({ args, env = {} }, output, onLine = () => {}) {
  const began = Date.now()
  const child = spawn(process.execPath, args(), {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    stream.on('data', (part) => said.push(part))
    createInterface({ input: stream }).on('line', onLine)
  }
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
