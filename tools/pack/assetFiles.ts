import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Keeps fonts and WebAssembly as files beside the module that loads them. Vite would write them into the module of a
 * library, so a reader of drawings would load the fonts of all languages, a third larger.
 */
export const assetFiles = (): Plugin => ({
  name: 'asset-files',
  enforce: 'pre',
  load: {
    filter: { id: /\.(woff2?|wasm)\?url$/ },
    handler(id) {
      const file = id.replace(/\?url$/, '')
      const reference = this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
  },
})
