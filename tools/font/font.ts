import { copyFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cutDrawingFonts } from './cutDrawingFonts'
import { subsetInter } from './subsetInter'

/** `npm run font`: subsets Inter for the design system, and the fonts of drawings. */
const styles = new URL('../../packages/ui/src/styles/', import.meta.url)
const font = await subsetInter()
writeFileSync(new URL('inter.woff2', styles), font)
copyFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/LICENSE')),
  fileURLToPath(new URL('inter.LICENSE.txt', styles)),
)
console.log(`inter.woff2 has ${font.length} bytes.`)

const drawings = new URL('../../packages/features/src/preview/dxf/fonts/', import.meta.url)
const { fonts, licence } = await cutDrawingFonts()
for (const [name, font] of Object.entries(fonts)) {
  writeFileSync(new URL(`${name}.woff`, drawings), font)
  console.log(`${name}.woff has ${font.length} bytes.`)
}
writeFileSync(new URL('LICENSE.txt', drawings), licence)
