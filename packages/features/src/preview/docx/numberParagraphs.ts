import type { Document, Element } from '@xmldom/xmldom'
import { formatNumber } from './formatNumber'
import { symbolOf } from './symbols'
import { allOf, attributeOf, childOf, childrenOf, element, settingOf } from './xml'

interface Level {
  readonly start: number
  readonly format: string
  /** With `%1` in place of the first level's number. */
  readonly text: string
  readonly suffix: string
  /** All its numbers are decimals. */
  readonly isLegal: boolean
  /** Restarts at 1 after this level; 0: never. Default: after any higher level. */
  readonly restart: number | undefined
  readonly style: string | undefined
  readonly look: Element | undefined
  readonly font: string | undefined
}

interface List {
  /** Lists with the same counter continue each other. */
  readonly count: string
  readonly levels: ReadonlyMap<number, Level>
  /** Levels that this list restarts, with the start of each. */
  readonly starts: ReadonlyMap<number, number>
}

export type Lists = ReadonlyMap<string, List>

/** The lists of a document by id. */
export function readLists(numbering: Document | undefined, styles: Document | undefined): Lists {
  const root = numbering?.documentElement ?? undefined
  const nums = childrenOf(root, 'num')
  const abstracts = new Map(
    childrenOf(root, 'abstractNum').map((one) => [attributeOf(one, 'abstractNumId') ?? '', one]),
  )
  const styleList = new Map(
    childrenOf(styles?.documentElement ?? undefined, 'style').map((style) => [
      attributeOf(style, 'styleId') ?? '',
      settingOf(childOf(style, 'pPr', 'numPr', 'numId')),
    ]),
  )
  /** The definition of a list, its own or a style's. */
  const abstractOf = (num: Element | undefined, depth = 0): string | undefined => {
    const id = settingOf(childOf(num, 'abstractNumId'))
    const link = settingOf(childOf(abstracts.get(id ?? ''), 'numStyleLink'))
    if (link === undefined || depth > 5) return id
    const linked = styleList.get(link)
    return (
      abstractOf(
        nums.find((one) => attributeOf(one, 'numId') === linked),
        depth + 1,
      ) ?? id
    )
  }
  return new Map(
    nums.map((num) => {
      const count = abstractOf(num) ?? ''
      const levels = new Map(childrenOf(abstracts.get(count), 'lvl').map(levelOf))
      const starts = new Map<number, number>()
      for (const override of childrenOf(num, 'lvlOverride')) {
        const own = childOf(override, 'lvl')
        if (own) levels.set(...levelOf(own))
        const start = settingOf(childOf(override, 'startOverride'))
        if (start !== undefined) starts.set(Number(attributeOf(override, 'ilvl') ?? 0), Number(start))
      }
      return [attributeOf(num, 'numId') ?? '', { count, levels, starts }]
    }),
  )
}

function levelOf(level: Element): [number, Level] {
  const word = (name: string) => settingOf(childOf(level, name))
  const flag = childOf(level, 'isLgl')
  const fonts = childOf(level, 'rPr', 'rFonts')
  return [
    Number(attributeOf(level, 'ilvl') ?? 0),
    {
      start: Number(word('start') ?? 0),
      format: word('numFmt') ?? 'decimal',
      text: word('lvlText') ?? '',
      suffix: word('suff') ?? 'tab',
      isLegal: flag !== undefined && !/^(0|false|off)$/.test(settingOf(flag) ?? ''),
      restart: word('lvlRestart') === undefined ? undefined : Number(word('lvlRestart')),
      style: word('pStyle'),
      look: childOf(level, 'rPr'),
      font: attributeOf(fonts, 'ascii') ?? attributeOf(fonts, 'hAnsi'),
    },
  ]
}

interface Place {
  readonly id: string
  readonly level: number
}

/**
 * Writes each paragraph's number into it as text, in document order, as Word counts. CSS counters can't do
 * this: they restart on each page that a browser lays out separately, and don't support lists that continue
 * each other.
 */
export function numberParagraphs(part: Document, lists: Lists, styles: Document | undefined): void {
  if (lists.size === 0 || !part.documentElement) return
  const placeOf = placesBy(lists, styles)
  const counts = new Map<string, number[]>()
  const begun = new Set<string>()
  for (const paragraph of allOf(part.documentElement, 'p')) {
    const place = placeOf(paragraph)
    const list = place && lists.get(place.id)
    const level = place && list?.levels.get(place.level)
    if (!place || !list || !level) continue
    const numbers = counts.get(list.count) ?? []
    counts.set(list.count, numbers)
    count(numbers, list, place, begun)
    const text = textOf(level, numbers, list)
    writeNumber(part, paragraph, place, level, text)
  }
}

/** Increments a counter. */
function count(numbers: number[], list: List, { id, level }: Place, begun: Set<string>): void {
  for (const [at, start] of list.starts)
    if (at === level && !begun.has(`${id} ${at}`)) numbers[at] = start - 1
  begun.add(`${id} ${level}`)
  numbers[level] = (numbers[level] ?? (list.levels.get(level)?.start ?? 1) - 1) + 1
  for (const [below, { restart }] of list.levels)
    if (below > level && (restart === undefined || (restart > 0 && level < restart))) delete numbers[below]
}

function textOf(level: Level, numbers: readonly number[], { levels }: List): string {
  if (level.format === 'bullet') return symbolOf(level.text, level.font) || '•'
  if (level.format === 'none') return level.text.replace(/%\d/g, '')
  return level.text.replace(/%(\d)/g, (_, digit: string) => {
    const at = Number(digit) - 1
    const other = levels.get(at)
    if (!other) return ''
    return formatNumber(numbers[at] ?? other.start, level.isLegal ? 'decimal' : other.format)
  })
}

function writeNumber(
  part: Document,
  paragraph: Element,
  { id, level }: Place,
  { suffix, look }: Level,
  text: string,
) {
  const known = childOf(paragraph, 'pPr')
  const looks = known ?? element(part, 'pPr')
  if (!known) paragraph.insertBefore(looks, paragraph.firstChild)
  for (const old of childrenOf(looks, 'numPr')) looks.removeChild(old)
  // The list still defines the indent.
  looks.appendChild(
    element(part, 'numPr', {}, [
      element(part, 'ilvl', { val: String(level) }),
      element(part, 'numId', { val: id }),
    ]),
  )
  if (text === '') return
  const own = childOf(looks, 'rPr')
  const merged = element(part, 'rPr')
  const names = new Set<string>()
  for (const one of [...childrenOf(look), ...childrenOf(own)]) {
    // Revisions of the paragraph mark don't belong to its number.
    if (
      /^(ins|del|rPrChange|moveFrom|moveTo|rFonts)$/.test(one.localName ?? '') ||
      names.has(one.localName ?? '')
    )
      continue
    names.add(one.localName ?? '')
    merged.appendChild(part.importNode(one, true))
  }
  const written = element(part, 't', {}, [suffix === 'space' ? `${text} ` : text])
  written.setAttribute('xml:space', 'preserve')
  const run = element(part, 'r', {}, [merged, written, ...(suffix === 'tab' ? [element(part, 'tab')] : [])])
  paragraph.insertBefore(run, looks.nextSibling)
}

/** The list of a paragraph and its level there, from the paragraph or its style. */
function placesBy(lists: Lists, styles: Document | undefined) {
  const byId = new Map(
    childrenOf(styles?.documentElement ?? undefined, 'style').map((one) => [
      attributeOf(one, 'styleId'),
      one,
    ]),
  )
  const usual = [...byId.values()].find(
    (one) =>
      attributeOf(one, 'type') === 'paragraph' && /^(1|true|on)$/.test(attributeOf(one, 'default') ?? ''),
  )
  const known = new Map<Element, Place | undefined>()
  const ofStyle = (style: Element | undefined, depth = 0): Place | undefined => {
    if (!style || depth > 20) return undefined
    if (known.has(style)) return known.get(style)
    const own = childOf(style, 'pPr', 'numPr')
    const id = settingOf(childOf(own, 'numId'))
    const above = ofStyle(byId.get(settingOf(childOf(style, 'basedOn')) ?? ''), depth + 1)
    const place = placed(
      id ?? above?.id,
      settingOf(childOf(own, 'ilvl')),
      attributeOf(style, 'styleId'),
      above,
    )
    known.set(style, place)
    return place
  }
  function placed(id: string | undefined, level: string | undefined, style?: string, above?: Place) {
    if (id === undefined) return undefined
    const linked = [...(lists.get(id)?.levels ?? [])].find(([, one]) => style && one.style === style)?.[0]
    return { id, level: level === undefined ? (linked ?? above?.level ?? 0) : Number(level) }
  }
  return (paragraph: Element): Place | undefined => {
    const looks = childOf(paragraph, 'pPr')
    const name = settingOf(childOf(looks, 'pStyle'))
    const style = ofStyle(name === undefined ? usual : byId.get(name))
    const own = childOf(looks, 'numPr')
    if (!own) return style
    const id = settingOf(childOf(own, 'numId')) ?? style?.id
    return placed(id, settingOf(childOf(own, 'ilvl')), name, style)
  }
}

/** Removes the numbers that the library would write from the lists, which keep their indents. */
export function muteLists(numbering: Document): void {
  if (!numbering.documentElement) return
  for (const level of allOf(numbering.documentElement, 'lvl')) {
    for (const name of ['numFmt', 'lvlText', 'lvlPicBulletId', 'pStyle'])
      for (const one of childrenOf(level, name)) level.removeChild(one)
    level.appendChild(element(numbering, 'numFmt', { val: 'none' }))
  }
}
