import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { layerOrder } from '../../../packages/ui/src/styles/layerOrder.ts'

const tokens = join(import.meta.dirname, '../../../packages/ui/src/styles/tokens.css')
const remoteWorkerFile = join(import.meta.dirname, '../src/embed/remoteWorker.ts')

/** The script is on another origin than the page, where plain workers can't start. */
export const remoteWorkers: Plugin = {
  name: 'atrium:remote-workers',
  enforce: 'post',
  transform(code, id) {
    // Vite has replaced the workers' addresses already; it finds them by `new Worker`.
    if (!id.includes('/packages/features/') || !code.includes('new Worker(')) return undefined
    const replaced = code.replaceAll('new Worker(', 'remoteWorker(')
    return {
      code: `import { remoteWorker } from ${JSON.stringify(remoteWorkerFile)}\n${replaced}`,
      map: null,
    }
  },
}

/** Names the one sheet, and orders the layers in it: a chunk's styles may precede the tokens. */
export const oneSheet: Plugin = {
  name: 'atrium:one-sheet',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [key, file] of Object.entries(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      delete bundle[key]
      const source = `${layerOrder(readFileSync(tokens, 'utf8'))}${file.source}`
      this.emitFile({ type: 'asset', fileName: 'assets/atrium.css', source })
    }
  },
}

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number]

/**
 * Everything that the script needs without waiting is in the script itself, and what most features share is one chunk.
 * A trial build shows what it needs: indexes import more.
 */
export async function groupsOf(config: InlineConfig): Promise<Group[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk')
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry))
  // A set also visits items added during the iteration.
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  const start = new Set([...needed].flatMap(({ moduleIds }) => moduleIds))
  return [
    { name: 'start', priority: 2, test: (id) => start.has(id) },
    // The index of a feature repeats its English texts. In one chunk, a page in Chinese would load all of them.
    { debugName: 'english', name: englishOf, priority: 1, test: isEnglish },
    { name: 'common', minShareCount: 8, test: (id) => !isEnglish.test(id) },
  ]
}

const isEnglish = /\/features\/src\/.*(\/english|\.en)\.ts$/
const englishOf = (id: string) => `english-${/\/features\/src\/(\w+)/.exec(id)?.[1] ?? 'all'}`
