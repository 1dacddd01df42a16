import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Completes the declarations of a built package for hosts: full file names, the types of texts, and the types
 * of sheets.
 */
export function completeDeclarations(directory: string): void {
  nameDeclarationsInFull(directory)
  referToCatalogues(directory)
  // For TypeScript, a style sheet is a module without exports.
  writeFileSync(join(directory, 'sheet.d.ts'), 'export {}\n')
}

/** Adds file extensions to the declarations of a folder, because Node's resolution needs them. */
function nameDeclarationsInFull(directory: string): void {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.d.ts')).map((name) => join(directory, name))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text
        .replace(sheet, '')
        .replace(relative, (_, before, name) => `${before}'${inFull(dirname(file), name)}'`),
    )
  }
}

/** A sheet declares nothing. */
const sheet = /^import ["'][^"']+\.css["'];?\n/gm

/** The path after `from`, `import` and `module` in a declaration. */
const relative = /(\bfrom |\bimport |\bimport\(|\bmodule )["'](\.\.?(?:\/[^"']*)?)["']/g

function inFull(folder: string, name: string): string {
  if (/\.js$/.test(name)) return name
  const found = [`${name}.js`, `${name}/index.js`].find((candidate) =>
    existsSync(join(folder, candidate.replace(/\.js$/, '.d.ts'))),
  )
  if (!found) throw new Error(`${folder} declares by ${name}, which isn't there.`)
  return found
}

/** A host that imports a feature also gets the types of its texts, which it may replace. */
function referToCatalogues(directory: string): void {
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
