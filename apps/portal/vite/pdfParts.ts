import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const isPart = (name: string) => /\.(bcmap|pfb|ttf|wasm|js|icc)$/.test(name)

/**
 * Parts that some PDFs need: Chinese character maps, standard fonts, decoders. At `/pdf/`, where the library
 * loads them.
 */
export const pdfParts: Plugin = {
  name: 'atrium:pdf-parts',
  generateBundle() {
    for (const folder of folders)
      for (const name of readdirSync(join(library, folder)).filter(isPart))
        this.emitFile({
          type: 'asset',
          fileName: `pdf/${folder}/${name}`,
          source: readFileSync(join(library, folder, name)),
        })
  },
  configureServer({ middlewares }) {
    middlewares.use('/pdf', (request, response, next) => {
      const [, folder = '', name = ''] = (request.url ?? '').split('/')
      const path = join(library, folder, basename(name))
      if (folders.includes(folder) && isPart(name) && existsSync(path)) response.end(readFileSync(path))
      else next()
    })
  },
}
