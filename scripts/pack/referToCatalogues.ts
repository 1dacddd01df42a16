import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who imports a feature gets the types of its texts too, which their files add to those that a host may replace. */
export function referToCatalogues(directory: string): void {
  for (const folder of readdirSync(directory)) {
    const index = join(directory, folder, 'index.d.ts')
    if (!existsSync(index)) continue
    const declarations = readdirSync(join(directory, folder), { recursive: true, encoding: 'utf8' })
    const catalogues = declarations.filter(
      (file) =>
        /essages\.d\.ts$/.test(file) &&
        readFileSync(join(directory, folder, file), 'utf8').includes('interface Catalogues'),
    )
    appendFileSync(
      index,
      catalogues.map((file) => `import './${file.replace(/\.d\.ts$/, '.js')}';\n`).join(''),
    )
  }
}
