import { expect, it } from 'vitest'
import { errorCodes } from './errorCodes'
import type { RefusalEntry, Refusals } from './refusals'

const lists = ['blocks', 'ids', 'administrators']

/** Parameters whose values are their names. */
const anything = new Proxy(
  {},
  { get: (_, name) => (lists.includes(String(name)) ? [] : `{${String(name)}}`) },
) as never

function entriesOf(catalogue: Refusals): [string, RefusalEntry][] {
  return Object.entries(catalogue).map(([name, entry]) => [
    name,
    typeof entry === 'function' ? entry(anything) : entry,
  ])
}

/** All catalogues of the package by file and name. */
const catalogues = Object.entries(
  import.meta.glob<Record<string, unknown>>('../**/refusals.ts', { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Refusals'))
    .map(([name, catalogue]) => ({ of: `${file} ${name}`, entries: entriesOf(catalogue as Refusals) })),
)

const parametersIn = (sentence: string) => sentence.match(/\{\w+\}/g)?.toSorted() ?? []
const chineseCharacters = /\p{Script=Han}|[，。！？：；“”]/u
const shared = new Set<number>(Object.values(errorCodes))

it('finds the catalogues', () => {
  expect(catalogues.length).toBeGreaterThan(30)
})

it.each(catalogues)('has each sentence of $of in both languages', ({ entries }) => {
  for (const [name, { chinese, english }] of entries) {
    expect(chinese, name).toMatch(/\p{Script=Han}|^\{reason\}$/u)
    expect(english.replaceAll('“', '').replaceAll('”', ''), name).not.toMatch(chineseCharacters)
    expect(english, name).toMatch(/^(?:[A-Z“{]|\d)/)
    expect(parametersIn(english), name).toEqual(parametersIn(chinese))
  }
})

it.each(catalogues)('says each thing of $of once', ({ entries }) => {
  for (const language of ['chinese', 'english'] as const) {
    const said = entries.map(([, entry]) => `${entry.code} ${entry.status ?? 200} ${entry[language]}`)
    expect(new Set(said).size).toBe(said.length)
  }
})

it('uses a shared code only with the status that it has everywhere', () => {
  const statuses = new Map<number, Set<number>>()
  for (const { entries } of catalogues) {
    for (const [, { code, status = 200 }] of entries) {
      if (!shared.has(code)) continue
      statuses.set(code, (statuses.get(code) ?? new Set()).add(status))
    }
  }
  expect(statuses.get(errorCodes.missing)).toEqual(new Set([404]))
  expect(statuses.get(errorCodes.forbidden)).toEqual(new Set([403]))
  expect(statuses.get(errorCodes.tooManyAtOnce)).toEqual(new Set([429]))
})
