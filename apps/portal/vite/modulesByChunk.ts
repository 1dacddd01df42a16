import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const repository = join(import.meta.dirname, '../../..')

/** Says which of our modules are in which chunk: `npm test -- changed` asks which modules a journey loads. */
export const modulesByChunk: Plugin = {
  name: 'atrium:modules-by-chunk',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const modules = chunks.map(({ fileName, moduleIds }) => [
      fileName,
      moduleIds
        .map((id) => relative(repository, id.replace(/\?.*$/, '')).split(sep).join('/'))
        .filter((id) => /^(?:packages|apps)\//.test(id) && !id.includes('/node_modules/')),
    ])
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(modules)),
    })
  },
}
