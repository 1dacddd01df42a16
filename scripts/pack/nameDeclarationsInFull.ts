import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Node's resolution takes no file without its ending: names each in the declarations of a folder in full. */
export function nameDeclarationsInFull(directory: string): void {
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

/** What follows `from`, `import` and `module` in a declaration. */
const relative = /(\bfrom |\bimport |\bimport\(|\bmodule )["'](\.\.?(?:\/[^"']*)?)["']/g

function inFull(folder: string, name: string): string {
  if (/\.js$/.test(name)) return name
  const found = [`${name}.js`, `${name}/index.js`].find((candidate) =>
    existsSync(join(folder, candidate.replace(/\.js$/, '.d.ts'))),
  )
  if (!found) throw new Error(`${folder} declares by ${name}, which isn't there.`)
  return found
}
