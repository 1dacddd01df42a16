import { spawn } from 'node:child_process'
import { root } from './root.ts'

/** A program that Node runs as part of a tool. */
export interface Step {
  readonly name: string
  /** The subject of the step, for the log. */
  readonly about: string
  /** Node's arguments. */
  readonly args: () => readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export interface Ended {
  readonly isGood: boolean
  /** Its output, unless that went to the terminal. */
  readonly said: string
  readonly seconds: number
}

/** Runs a step that writes to the terminal. */
export const runStep = (step: Step): Promise<Ended> => start(step, 'inherit')

/** Runs steps side by side. Returns each result in the order of the steps. */
export async function runTogether<S extends Step>(
  steps: readonly S[],
  onEnd: (step: S, ended: Ended) => void,
): Promise<void> {
  const running = steps.map((step) => ({ step, ended: start(step, 'pipe') }))
  for (const { step, ended } of running) onEnd(step, await ended)
}

function start({ args, env = {} }: Step, output: 'inherit' | 'pipe'): Promise<Ended> {
  const began = Date.now()
  const child = spawn(process.execPath, args(), {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const said: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => said.push(part))
  child.stderr?.on('data', (part: Buffer) => said.push(part))
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
