import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { layerOrder } from '../../packages/ui/src/styles/layerOrder.ts'

const tokens = join(import.meta.dirname, '../../packages/ui/src/styles/tokens.css')

/**
 * Orders the layers in the head of the page: in the sheet, a chunk's styles may precede the tokens, and the
 * first mention would decide.
 */
export const layersFirst: Plugin = {
  name: 'atrium:layers-first',
  transformIndexHtml: () => [
    { tag: 'style', children: layerOrder(readFileSync(tokens, 'utf8')), injectTo: 'head-prepend' },
  ],
}
