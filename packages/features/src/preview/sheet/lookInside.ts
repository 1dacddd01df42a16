import { CFB } from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import type { SheetOmission } from './Sheet'

/** Content of a workbook besides the values of cells. */
export interface Inside {
  /** Objects above or inside cells, which aren't drawn here. */
  readonly objects: Objects
  /** The sheet that is open initially, from 0. */
  readonly activeTab: number
  /** For OpenDocument: the hidden rows and columns of each table, from 0. */
  readonly hidden: readonly HiddenLines[]
}

export interface HiddenLines {
  /** The table itself is hidden. */
  readonly isHidden: boolean
  readonly rows: ReadonlySet<number>
  readonly columns: ReadonlySet<number>
}

type Objects = Partial<Record<SheetOmission, number>>

/** Reads the parts that the cell library ignores. */
export function lookInside(bytes: Uint8Array): Inside {
  try {
    return bytes[0] === 0x50 ? inArchive(bytes) : inOldWorkbook(bytes)
  } catch {
    // Its cells may be readable even so.
    return { objects: {}, activeTab: 0, hidden: [] }
  }
}

/** Parts are small texts; longer ones are read up to this many bytes. */
const longestPart = 32 * 1024 * 1024

/** Paths of these parts in an .xlsx, .xlsm, .xlsb or .ods. */
const traces: readonly (readonly [SheetOmission, RegExp, RegExp])[] = [
  ['picture', /^xl\/drawings\/drawing\d*\.xml$/, /<(?:\w+:)?pic[\s>]/g],
  ['picture', /^xl\/worksheets\/[^/]+\.xml$/, /<(?:\w+:)?picture[\s/]/g],
  // Pictures in cells, as stored by WPS and Excel.
  ['picture', /^xl\/cellimages\.xml$/, /<(?:\w+:)?cellImage[\s>]/g],
  ['picture', /^xl\/richData\/richValueRel\.xml$/, /<(?:\w+:)?rel[\s/]/g],
  ['chart', /^xl\/drawings\/drawing\d*\.xml$/, /<(?:c|cx\d*):chart[\s/]/g],
  ['diagram', /^xl\/drawings\/drawing\d*\.xml$/, /<dgm:relIds[\s/]/g],
  ['shape', /^xl\/drawings\/drawing\d*\.xml$/, /<(?:\w+:)?(?:sp|cxnSp)[\s>]/g],
  ['comment', /^xl\/(?:\w+\/)*comments\d*\.xml$/, /<(?:\w+:)?comment[\s>]/g],
  ['sparkline', /^xl\/worksheets\/[^/]+\.xml$/, /<(?:\w+:)?sparkline[\s>]/g],
  ['object', /^xl\/embeddings\/[^/]+$/, /^/g],
  ['picture', /^content\.xml$/, /<draw:image[\s/]/g],
  ['chart', /^content\.xml$/, /<draw:object[\s/]/g],
  ['shape', /^content\.xml$/, /<draw:(?:custom-shape|rect|ellipse|line|path|text-box)[\s>]/g],
  ['comment', /^content\.xml$/, /<office:annotation[\s>]/g],
]

function inArchive(bytes: Uint8Array): Inside {
  const objects: Objects = {}
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize <= longestPart && (name === workbookPart || traces.some(([, place]) => place.test(name))),
  })
  for (const [name, part] of Object.entries(parts)) {
    const wanted = traces.filter(([, place]) => place.test(name))
    // If something is stored twice, the second version is for older software.
    const text = name.startsWith('xl/embeddings/')
      ? ''
      : strFromU8(part).replace(/<mc:Fallback[\s>].*?<\/mc:Fallback>/gs, '')
    for (const [what, , trace] of wanted) add(objects, what, text.match(trace)?.length ?? 0)
  }
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const activeTab = Number(/\bactiveTab="(\d+)"/.exec(textOf(workbookPart))?.[1] ?? 0)
  return { objects, activeTab, hidden: hiddenLines(textOf('content.xml')) }
}

const workbookPart = 'xl/workbook.xml'

/** The rows or columns that one element represents, up to the displayed maximum. */
const mostRepeated = 100_000

function hiddenLines(content: string): readonly HiddenLines[] {
  const tables: { isHidden: boolean; rows: Set<number>; columns: Set<number> }[] = []
  const hiding = stylesThatHide(content)
  let at = { row: 0, column: 0 }
  for (const [tag, kind] of content.matchAll(/<table:table(-row|-column)?(?=[\s/>])[^>]*>/g)) {
    const table = tables.at(-1)
    if (kind === undefined) {
      const style = /\btable:style-name="([^"]*)"/.exec(tag)?.[1] ?? ''
      tables.push({ isHidden: hiding.has(style), rows: new Set(), columns: new Set() })
      at = { row: 0, column: 0 }
    } else if (table) {
      const isRow = kind === '-row'
      const start = isRow ? at.row : at.column
      const repeated = Number(/:number-(?:rows|columns)-repeated="(\d+)"/.exec(tag)?.[1] ?? 1)
      const end = Math.min(start + repeated, mostRepeated)
      const isHidden = /:visibility="(?:collapse|filter)"/.test(tag)
      for (let line = start; isHidden && line < end; line += 1) (isRow ? table.rows : table.columns).add(line)
      if (isRow) at.row += repeated
      else at.column += repeated
    }
  }
  return tables
}

function stylesThatHide(content: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const style of content.match(/<style:style\b.*?<\/style:style>/gs) ?? [])
    if (style.includes('table:display="false"')) names.add(/\bstyle:name="([^"]*)"/.exec(style)?.[1] ?? '')
  return names
}

/** Records of an .xls that place an object or name the open sheet, and the kinds of objects. */
const objectRecord = 0x5d
const windowRecord = 0x3d
const kinds: Readonly<Record<number, SheetOmission>> = {
  1: 'shape',
  2: 'shape',
  3: 'shape',
  4: 'shape',
  5: 'chart',
  6: 'shape',
  8: 'picture',
  9: 'shape',
  25: 'comment',
  30: 'shape',
}

function inOldWorkbook(bytes: Uint8Array): Inside {
  const objects: Objects = {}
  let activeTab = 0
  const file = CFB.read(bytes, { type: 'array' })
  const stream = CFB.find(file, '/Workbook') ?? CFB.find(file, '/Book')
  if (!stream) return { objects, activeTab, hidden: [] }
  const content = Uint8Array.from(stream.content)
  const view = new DataView(content.buffer)
  for (let at = 0; at + 4 <= view.byteLength; at += 4 + view.getUint16(at + 2, true)) {
    const record = view.getUint16(at, true)
    if (record === windowRecord && at + 16 <= view.byteLength) activeTab = view.getUint16(at + 14, true)
    const what =
      record === objectRecord && at + 10 <= view.byteLength ? kinds[view.getUint16(at + 8, true)] : undefined
    if (what) add(objects, what, 1)
  }
  return { objects, activeTab, hidden: [] }
}

function add(objects: Objects, what: SheetOmission, count: number): void {
  objects[what] = (objects[what] ?? 0) + count
}
