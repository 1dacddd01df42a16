import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { root } from '../../shared/root.ts'
import type { Changes } from '../Changes.ts'
import { renderPage } from './renderPage.ts'

/** Writes the page and the same as data into this folder. */
export async function writeReview(folder: string, review: Changes): Promise<void> {
  const own = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const tokens = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8')
  const style = [tokens, ...['page.css', 'pictures.css', 'tables.css'].map(own)].join('\n')
  const { code } = await transformWithOxc(own('client.ts'), 'client.ts', { sourcemap: false })
  writeFileSync(join(folder, 'index.html'), renderPage(review, { style, script: code }))
  writeFileSync(join(folder, 'changes.json'), `${JSON.stringify(review, null, 2)}\n`)
}
