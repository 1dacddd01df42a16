import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { layerOrder } from './layerOrder'

const packages = join(import.meta.dirname, '../../..')

/** Chunks load in any order, so only layers decide which of two rules wins. */
it.each([
  ['ui/src/styles', 'base'],
  ['ui/src', 'ui'],
  ['features/src/shared', 'shared'],
  ['features/src', 'features'],
])('all styles below %s are in the layer atrium.%s', (folder, layer) => {
  const files = stylesBelow(folder)
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter((file) => layerOf(file) !== layer)).toEqual([])
})

it('orders the layers with the tokens, before any style', () => {
  expect(layerOrder(read('ui/src/styles/tokens.css'))).toBe(
    '@layer atrium.tokens, atrium.base, atrium.ui, atrium.shared, atrium.features;',
  )
})

it('puts a feature’s layer above the components’', () => {
  const outbidding = /!important|\.([\w-]+)\.\1\b|\.[\w-]+\[data-slot/
  const files = [...stylesBelow('features/src'), ...stylesBelow('features/src/shared')]
  expect(files.filter((file) => outbidding.test(read(file)))).toEqual([])
})

const read = (file: string) => readFileSync(join(packages, file), 'utf8')
/** The layer of a file that is one block of a layer. */
const layerOf = (file: string) => /^@layer atrium\.(\w+) \{\n[\s\S]*\n\}\n$/.exec(read(file))?.[1]

function stylesBelow(folder: string): string[] {
  const ownLayer = ['ui/src/styles', 'features/src/shared']
  return readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => ownLayer.every((own) => own === folder || !file.startsWith(`${own}/`)))
}
