import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, printFigures } from './Figure'
import type { measureService } from './service'

/**
 * `npm run bench [--
 * components|weights|tasks|vitals|clicks|disk|folder|upload|previews|start|enumeration|service|search|bulk …]`:
 * measures, and prints the figures with their targets. BENCH_ROUNDS sets the number of rounds (default 7; at
 * most 3 for vitals and clicks).
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  components: async () => (await import('./components')).measureComponents(rounds),
  weights: async () => (await import('./weights')).measureWeights(),
  tasks: async () => (await import('./tasks')).measureTasks(),
  vitals: async () => (await import('./vitals')).measureVitals(Math.min(rounds, 3)),
  clicks: async () => (await import('./clicks')).measureClicks(Math.min(rounds, 3)),
  disk: async () => (await import('./disk')).measureDisk(Math.min(rounds, 5)),
  folder: async () => [
    ...(await measureFolderLists()),
    ...(await (await import('./diskScrolling')).measureDiskScrolling()),
  ],
  upload: async () => (await import('./largeUpload')).measureLargeUpload(),
  previews: async () => (await import('./previews')).measurePreviews(Math.min(rounds, 3)),
  start: async () => (await import('./start')).measureStart(rounds),
  enumeration: async () => (await import('./enumeration')).measureEnumeration(),
  service: async () => measureLists((await import('./lists')).listsOf),
  use: async () => {
    const [{ companyOfUse, holdersOf, fillUse }, { measureService }] = await Promise.all([
      import('./use'),
      import('./service'),
    ])
    return measureService(rounds, holdersOf, fillUse, companyOfUse)
  },
  search: async () => measureLists((await import('./lists')).searchesOf),
  bulk: async () => (await import('./bulk')).measureBulk(),
}

async function measureFolderLists() {
  const { diskLists, fillDisk } = await import('./fillDisk')
  return (await import('./service')).measureService(rounds, diskLists, fillDisk)
}

const measureLists = async (lists: Parameters<typeof measureService>[1]) =>
  (await import('./service')).measureService(rounds, lists)

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in parts))
if (unknown) {
  console.error(`There is no part called ${unknown}. Choose from: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  console.log('Installing the peers to measure against …')
  execFileSync('npm', ['ci', '--loglevel=error', '--workspaces=false'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
}

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`Measuring ${name} …`)
  printFigures(name, await measure())
}
