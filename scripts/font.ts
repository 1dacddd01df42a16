import { copyFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { subsetInter } from './font/subsetInter'

/** `npm run font`: cuts the part of Inter that the design system offers out of the package that has all of it. */
const styles = new URL('../packages/ui/src/styles/', import.meta.url)
const font = await subsetInter()
writeFileSync(new URL('inter.woff2', styles), font)
copyFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/LICENSE')),
  fileURLToPath(new URL('inter.LICENSE.txt', styles)),
)
console.log(`inter.woff2 has ${font.length} bytes.`)
