import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildService } from '../service/buildService.ts'
import type { Figure } from './Figure'
import { median } from './ratios'

interface Start {
  /** Seconds until it was ready. */
  readonly wall: number
  /** CPU seconds, including its end. */
  readonly cpu: number
}

/**
 * Start time of the compiled service on its embedded database: the first time, and with existing demo data.
 */
export async function measureStart(rounds: number): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
  try {
    const first = await start(directory)
    const later: Start[] = []
    for (let round = 0; round < rounds; round++) later.push(await start(directory))
    return [
      ...figuresOf('on an empty directory', first),
      ...figuresOf(
        'with the demo data',
        { wall: median(later.map(({ wall }) => wall)), cpu: median(later.map(({ cpu }) => cpu)) },
        { wall: 2.5, cpu: 2 },
      ),
    ]
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const figuresOf = (how: string, measured: Start, most?: Start): Figure[] =>
  (['wall', 'cpu'] as const).map((clock) => ({
    what: `start ${how}, ${clock === 'wall' ? 'until ready' : 'CPU, its end included'}`,
    measured: `${measured[clock].toFixed(2)} s`,
    target: most ? `≤ ${most[clock]} s` : 'told only',
    ...(most && { met: measured[clock] <= most[clock] }),
  }))

const tellCpu = 'process.on("exit",()=>console.log("CPU "+JSON.stringify(process.cpuUsage())))'

async function start(directory: string): Promise<Start> {
  const from = performance.now()
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', `data:text/javascript,${tellCpu}`, join(buildService(), 'main.js')],
    {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', PORT: '0', ATRIUM_DATA_DIR: directory },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const ended = once(child, 'close')
  while (child.exitCode === null && !output.includes('ready at')) {
    await Promise.race([once(child.stdout, 'data'), ended])
  }
  const wall = (performance.now() - from) / 1000
  child.kill('SIGTERM')
  await ended
  const usage = /CPU (.*)/.exec(output)?.[1]
  if (usage === undefined) throw new Error(`The service did not start:\n${output}`)
  const { user, system }: NodeJS.CpuUsage = JSON.parse(usage)
  return { wall, cpu: (user + system) / 1e6 }
}
