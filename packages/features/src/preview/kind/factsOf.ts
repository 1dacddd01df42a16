import type { Format } from './Format'

/** Facts about a file that isn't shown, in the file's own words. */
export interface Fact {
  readonly fact: 'version' | 'title' | 'author' | 'program' | 'written' | 'schema'
  readonly value: string
}

const drawingVersions: Readonly<Record<string, string>> = {
  AC1009: 'R12',
  AC1012: 'R13',
  AC1014: 'R14',
  AC1015: '2000',
  AC1018: '2004',
  AC1021: '2007',
  AC1024: '2010',
  AC1027: '2013',
  AC1032: '2018',
}

/**
 * The facts that a file's header contains.
 * @param head its first bytes
 */
export function factsOf(format: Format | undefined, head: Uint8Array): Fact[] {
  const text = new TextDecoder('utf-8').decode(head)
  if (format === 'dwg') {
    const code = text.slice(0, 6)
    return facts({ version: drawingVersions[code] ? `AutoCAD ${drawingVersions[code]}` : code })
  }
  if (format === 'step') {
    // FILE_NAME(name, time, (authors), (organisations), preprocessor, program, authorisation)
    const strings = stringsOf(/FILE_NAME\s*\(([^;]*)\)\s*;/.exec(text)?.[1] ?? '')
    return facts({
      title: strings[0],
      written: strings[1],
      author: strings[2],
      program: strings.at(-2),
      schema: stringsOf(/FILE_SCHEMA\s*\(([^;]*)\)\s*;/.exec(text)?.[1] ?? '')[0],
    })
  }
  if (format === 'rtf') {
    const saidOf = (word: string) => new RegExp(`\\{\\\\${word} ([^\\\\{}]*)\\}`).exec(text)?.[1]
    return facts({ title: saidOf('title'), author: saidOf('author'), program: saidOf('\\*\\\\generator') })
  }
  return []
}

const stringsOf = (given: string): string[] =>
  [...given.matchAll(/'((?:[^']|'')*)'/g)].map(([, one = '']) => one.replaceAll("''", "'"))

const facts = (given: Partial<Record<Fact['fact'], string | undefined>>): Fact[] =>
  Object.entries(given).flatMap(([fact, value = '']) => {
    const said = value.trim().slice(0, 200)
    return said === '' ? [] : [{ fact: fact as Fact['fact'], value: said }]
  })
