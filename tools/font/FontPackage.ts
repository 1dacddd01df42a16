import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package of @fontsource: one font in files by script, and in subsets of about a hundred characters. */
export class FontPackage {
  private readonly folder: string
  private readonly name: string

  /** Downloads it from the registry into a new folder inside `parent`. */
  constructor(source: string, parent: string) {
    this.name = /[\w-]+(?=@[\d.]+$)/.exec(source)?.[0] ?? ''
    const folder = join(parent, this.name)
    mkdirSync(folder)
    execFileSync('npm', ['pack', source, '--loglevel=error', '--pack-destination', folder])
    const [archive = ''] = readdirSync(folder)
    execFileSync('tar', ['xzf', join(folder, archive), '-C', folder])
    this.folder = join(folder, 'package')
  }

  named(part: string): Buffer {
    return readFileSync(join(this.folder, 'files', `${this.name}-${part}-400-normal.woff`))
  }

  /** The subsets that contain any of the characters. */
  slices(characters: string): Buffer[] {
    const wanted = new Set([...characters].map((one) => one.codePointAt(0)))
    return Object.entries(this.ranges())
      .filter(([name, range]) => /^\[\d+\]$/.test(name) && codesOf(range).some((code) => wanted.has(code)))
      .map(([name]) => this.named(name.slice(1, -1)))
  }

  characters(): Set<string> {
    return new Set(
      Object.values(this.ranges())
        .flatMap(codesOf)
        .map((code) => String.fromCodePoint(code)),
    )
  }

  private ranges(): Record<string, string> {
    return JSON.parse(readFileSync(join(this.folder, 'unicode.json'), 'utf8'))
  }

  licence(): Buffer {
    return readFileSync(join(this.folder, 'LICENSE'))
  }
}

/** From a `unicode-range` in CSS. */
const codesOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-')
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, n) => from + n)
  })
