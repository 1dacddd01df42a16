import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { budgets, type Weight } from './weights'

const entry = join(import.meta.dirname, 'weighed-entry.js')
const code = `import { DataTable } from '@atrium/ui/data-table'; globalThis.weighed = DataTable`

/** What the data table adds to a page that has React, built as for production. */
export async function weighDataTable(): Promise<Weight> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@atrium/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'atrium:weighed-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, external: [/^react(-dom)?(\/|$)/] },
    },
  })
  const scripts = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
  const bytes = gzipSync(scripts.map((chunk) => chunk.code).join('\n'), { level: 9 }).length
  return { what: 'data table over React', bytes, budget: budgets.dataTable }
}
