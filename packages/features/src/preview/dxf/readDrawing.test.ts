import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DrawingInks } from './DrawingInks'
import type { DrawingContents } from './DrawingTalk'
import { partsOf } from './partsOf'
import { readDrawing } from './readDrawing'

const textOf = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** A font as a browser gets it, and no output from the library in the worker. */
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.stubGlobal('fetch', async (url: string) => {
    const name = /[\w-]+\.woff/.exec(url)?.[0] ?? ''
    return new Response(await readFile(new URL(`fonts/${name}`, import.meta.url)))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function read(text: string): Promise<DrawingContents | undefined> {
  return readDrawing(new TextEncoder().encode(text), async () => {})
}

const groups = (...pairs: readonly (string | number)[]) => `${pairs.join('\n')}\n`
const drawing = (...entities: readonly string[]) =>
  `${groups(0, 'SECTION', 2, 'ENTITIES')}${entities.join('')}${groups(0, 'ENDSEC', 0, 'EOF')}`
const line = (x: number, y: number, toX: number, toY: number) =>
  groups(0, 'LINE', 8, '0', 10, x, 20, y, 11, toX, 21, toY)
const point = (x: number, y: number) => groups(0, 'POINT', 8, '0', 10, x, 20, y)

/** Groups in the binary form: codes of two bytes, or of one up to R12. */
function binary(text: string, codeLength: 1 | 2): Uint8Array {
  const lines = text.trimEnd().split('\n')
  const parts: Buffer[] = [Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1')]
  for (let n = 0; n < lines.length; n += 2) {
    const [code, value = ''] = [Number(lines[n]), lines[n + 1]]
    const number = Buffer.alloc(code >= 10 && code < 60 ? 8 : code >= 60 && code < 80 ? 2 : 0)
    if (number.length === 8) number.writeDoubleLE(Number(value))
    if (number.length === 2) number.writeInt16LE(Number(value))
    parts.push(Buffer.from(codeLength === 1 ? [code] : [code, 0]))
    parts.push(number.length > 0 ? number : Buffer.from(`${value}\0`))
  }
  return Buffer.concat(parts)
}

describe('a drawing in the binary form', () => {
  const text = groups(0, 'TEXT', 8, '图层', 62, -3, 10, 0, 20, 0, 40, 10, 1, '梁柱')
  const whole = drawing(line(0, 0, 300, 0), line(0, 0, 0, 190.5), text)

  it.each([1, 2] as const)('is read like the text form, with codes of %i bytes', async (codeLength) => {
    expect(await readDrawing(binary(whole, codeLength), async () => {})).toEqual(await read(whole))
  })

  it('is shown up to its end', async () => {
    const cut = binary(whole, 2).subarray(0, -40)
    expect(await readDrawing(cut, async () => {})).toMatchObject({ height: 190.5, isCutOff: true })
  })
})

describe('a drawing that ends in the middle', () => {
  const whole = drawing(line(0, 0, 300, 0), line(0, 0, 0, 190), line(0, 0, 500, 500))

  it('is drawn up to its end, and reported as truncated', async () => {
    for (const length of [whole.indexOf('500'), whole.lastIndexOf('20'), whole.lastIndexOf('LINE') + 2])
      expect(await read(whole.slice(0, length))).toMatchObject({ width: 300, height: 190, isCutOff: true })
  })

  it('lacks only its last two lines', async () => {
    const without = whole.replace('0\nEOF\n', '')
    expect(await read(without)).toMatchObject({ width: 500, height: 500, isCutOff: true })
    expect(await read(`${whole}\x1a\n`)).toMatchObject({ width: 500, isCutOff: false })
  })

  it('may end in a polyline, a block or a table', async () => {
    const corner = (x: number) => groups(0, 'VERTEX', 8, '0', 10, x, 20, x)
    const open = `${groups(0, 'POLYLINE', 8, '0', 66, 1)}${[0, 100, 200].map(corner).join('')}`
    expect(await read(drawing(open).split('0\nENDSEC')[0] ?? '')).toMatchObject({
      width: 100,
      isCutOff: true,
    })
    const block = groups(0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 2, 'A', 10, 0, 20, 0)
    expect(await read(`${block}${line(0, 0, 1, 1)}0\nLI`)).toBeUndefined()
    expect(await read(groups(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, 1))).toBeUndefined()
  })
})

describe('readDrawing', () => {
  it('has glyphs for symbols, traditional characters and names, and all of a text inside the extent', async () => {
    const contents = await read(await textOf('dxf-signs-clipped.dxf'))
    // Two characters that no font in the registry has.
    expect(contents?.lacking).toEqual(['䶮', '㙦'])
    // From the line at -200 to the top of the text at 3600, which is 300 high.
    expect(contents?.height).toBeGreaterThan(4050)
    expect(contents?.height).toBeLessThan(4300)
  })

  it('computes the extent of texts with spaces and line breaks', async () => {
    const text = groups(0, 'MTEXT', 8, '0', 10, 0, 20, 0, 40, 10, 1, 'two  words\\Pand ∅ 8')
    const contents = await read(drawing(text))
    expect(contents?.width).toBeGreaterThan(40)
    expect(contents?.height).toBeGreaterThan(15)
  })

  it('fits a survey into the window, without its distance from the origin', async () => {
    const [x, y] = [512_000, 3_415_000]
    const survey = Array.from({ length: 20 }, (_, n) => line(x, y + n * 10, x + 300, y + n * 10))
    const contents = await read(drawing(point(0, 0), ...survey))
    expect(contents).toMatchObject({ width: 300, height: 190, strays: 1 })
  })

  it('leaves out nothing but stray objects', async () => {
    const near = Array.from({ length: 20 }, (_, n) => line(0, n * 10, 300, n * 10))
    const far = Array.from({ length: 5 }, (_, n) => line(90_000, n * 10, 90_300, n * 10))
    expect(await read(drawing(...near, ...far))).toMatchObject({ width: 90_300, strays: 0 })
  })

  it('names every kind that it leaves out, in blocks once per placement', async () => {
    const solid = groups(0, '3DSOLID', 8, '0', 100, 'AcDb3dSolid', 1, 'secret of ACIS')
    const ray = groups(0, 'RAY', 8, '0', 10, 0, 20, 0, 11, 1, 21, 1)
    const unknown = groups(0, 'constructor', 8, '0', 10, 0, 20, 0)
    const hidden = groups(0, 'RAY', 8, '0', 60, 1, 10, 0, 20, 0)
    const insert = groups(0, 'INSERT', 8, '0', 2, 'B', 10, 0, 20, 0)
    const block = `${groups(0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 8, '0', 2, 'B', 70, 0, 10, 0, 20, 0)}${ray}${groups(0, 'ENDBLK', 8, '0', 0, 'ENDSEC')}`
    const contents = await read(`${block}${drawing(solid, unknown, ray, hidden, insert, insert)}`)
    expect(contents).toMatchObject({ layers: [], width: 0 })
    expect(contents?.omissions).toEqual([
      { type: '3DSOLID', count: 1 },
      { type: 'constructor', count: 1 },
      { type: 'RAY', count: 3 },
    ])
  })

  it('shows the rest if an entity is broken', async () => {
    const broken = groups(0, 'MTEXT', 8, '0', 10, 0, 20, 0, 40, 10, 71, 17, 1, 'A')
    const silent = groups(0, 'TEXT', 8, '0', 10, 0, 20, 0, 40, 10)
    const contents = await read(drawing(line(0, 0, 50, 20), broken, silent))
    expect(contents).toMatchObject({ width: 50, omissions: [{ type: 'MTEXT', count: 1 }] })
  })

  it('draws leaders with their arrows', async () => {
    const leader = groups(
      0,
      'LEADER',
      8,
      'N',
      3,
      'STANDARD',
      71,
      1,
      72,
      0,
      76,
      3,
      10,
      0,
      20,
      0,
      10,
      40,
      20,
      40,
      10,
      60,
      20,
      40,
    )
    const contents = await read(drawing(leader))
    expect(contents).toMatchObject({ width: 60, height: 40, omissions: [] })
    expect(contents?.layers.map(({ id }) => id)).toEqual(['N'])
  })

  it('draws the lines, the text and the block of a multileader', async () => {
    const lines = groups(
      302,
      'LEADER{',
      290,
      1,
      291,
      1,
      10,
      40,
      20,
      40,
      30,
      0,
      11,
      1,
      21,
      0,
      31,
      0,
      90,
      0,
      40,
      8,
      304,
      'LEADER_LINE{',
      10,
      -5,
      20,
      0,
      30,
      0,
      91,
      0,
      305,
      '}',
      303,
      '}',
    )
    const head = groups(
      0,
      'MULTILEADER',
      8,
      'N',
      100,
      'AcDbMLeader',
      270,
      2,
      300,
      'CONTEXT_DATA{',
      40,
      1,
      10,
      48,
      20,
      40,
      30,
      0,
      41,
      3,
      140,
      4,
    )
    const words = groups(
      290,
      1,
      304,
      '钢柱',
      11,
      0,
      21,
      0,
      31,
      1,
      12,
      50,
      22,
      42,
      32,
      0,
      13,
      1,
      23,
      0,
      33,
      0,
      42,
      0,
      43,
      0,
      45,
      1,
      171,
      1,
      296,
      0,
    )
    const place = groups(
      290,
      0,
      296,
      1,
      341,
      '2F',
      14,
      0,
      24,
      0,
      34,
      1,
      15,
      80,
      25,
      40,
      35,
      0,
      16,
      2,
      26,
      2,
      36,
      2,
      46,
      0,
    )
    const tail = groups(301, '}', 170, 1, 172, 2)
    const block = `${groups(0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 330, '2F', 8, '0', 2, 'B', 70, 0, 10, 0, 20, 0)}${line(0, 0, 10, 0)}${groups(0, 'ENDBLK', 8, '0', 0, 'ENDSEC')}`
    const text = await read(drawing(head + words + lines + tail))
    expect(text?.omissions).toEqual([])
    // From the arrow at -5 to beyond the start of the text at 50.
    expect(text?.width).toBeGreaterThan(58)
    const inserted = await read(`${block}${drawing(head + place + lines + tail)}`)
    expect(inserted).toMatchObject({ width: 105, omissions: [] })
  })

  it('draws a table by the block with its look, and references in rows and columns', async () => {
    const block = `${groups(0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 8, '0', 2, '*T1', 70, 0, 10, 0, 20, 0)}${line(0, 0, 30, 10)}${groups(0, 'ENDBLK', 8, '0', 0, 'ENDSEC')}`
    const table = groups(0, 'ACAD_TABLE', 8, '0', 2, '*T1', 10, 100, 20, 0, 11, 1, 21, 0, 91, 1, 92, 1)
    const grid = groups(0, 'INSERT', 8, '0', 2, '*T1', 10, 0, 20, 0, 70, 3, 71, 2, 44, 40, 45, 20)
    expect(await read(`${block}${drawing(table)}`)).toMatchObject({ width: 30, height: 10, omissions: [] })
    expect(await read(`${block}${drawing(grid)}`)).toMatchObject({ width: 110, height: 30, omissions: [] })
    expect((await read(drawing(table)))?.omissions).toEqual([{ type: 'ACAD_TABLE', count: 1 }])
  })

  it('covers what comes before a wipeout and nothing after, in blocks too', async () => {
    const wipeout = groups(
      0,
      'WIPEOUT',
      8,
      'W',
      10,
      0,
      20,
      0,
      11,
      100,
      21,
      0,
      12,
      0,
      22,
      50,
      13,
      1,
      23,
      1,
      71,
      1,
      91,
      2,
      14,
      -0.5,
      24,
      -0.5,
      14,
      0.5,
      24,
      0.5,
    )
    const on = (layer: string) => groups(0, 'LINE', 8, layer, 10, 0, 20, 0, 11, 10, 21, 10)
    const block = `${groups(0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 8, '0', 2, 'B', 70, 0, 10, 0, 20, 0)}${on('C')}${wipeout}${on('D')}${groups(0, 'ENDBLK', 8, '0', 0, 'ENDSEC')}`
    const insert = groups(0, 'INSERT', 8, 'E', 2, 'B', 10, 500, 20, 0)
    const parts: { order: number; layer: string | null; vertices: readonly number[] }[] = []
    const bytes = new TextEncoder().encode(`${block}${drawing(on('A'), wipeout, on('B'), insert, on('F'))}`)
    const contents = await readDrawing(bytes, async ({ built }) => {
      for (const [tag, { geometry }] of partsOf(built, new DrawingInks(false)))
        parts.push({ ...tag, vertices: [...(geometry.getAttribute('position')?.array ?? [])] })
    })
    expect(contents).toMatchObject({ width: 600, height: 50, omissions: [] })
    const shown = parts.toSorted((one, other) => one.order - other.order)
    expect(shown.map(({ layer }) => layer)).toEqual(['A', 'W', 'B', 'E', 'E', 'E', 'F'])
    expect(shown.map(({ vertices }) => vertices.length)).toEqual([4, 8, 4, 4, 8, 4, 4])
  })

  it('shows only the part of a clipped block inside its clipping', async () => {
    const block = `${groups(0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 8, '0', 2, 'B', 70, 0, 10, 0, 20, 0)}${line(0, 0, 1000, 1000)}${groups(0, 'ENDBLK', 8, '0', 0, 'ENDSEC')}`
    const insert = groups(
      0,
      'INSERT',
      5,
      'A0',
      102,
      '{ACAD_XDICTIONARY',
      360,
      'A1',
      102,
      '}',
      8,
      '0',
      2,
      'B',
      10,
      50,
      20,
      0,
    )
    const same = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0].flatMap((number) => [40, number])
    const objects = (filter: string) =>
      groups(
        0,
        'SECTION',
        2,
        'OBJECTS',
        0,
        'DICTIONARY',
        5,
        'A1',
        3,
        'ACAD_FILTER',
        360,
        'A2',
        0,
        'DICTIONARY',
        5,
        'A2',
        3,
        'SPATIAL',
        360,
        'A3',
        0,
        'SPATIAL_FILTER',
        5,
        'A3',
      ) +
      filter +
      groups(0, 'ENDSEC', 0, 'EOF')
    const outline = groups(
      100,
      'AcDbSpatialFilter',
      70,
      2,
      10,
      100,
      20,
      100,
      10,
      300,
      20,
      200,
      71,
      1,
      72,
      0,
      73,
      0,
      ...same,
      ...same,
    )
    const entities = `${block}${drawing(insert)}`.replace(/0\nEOF\n$/, '')
    const clipped = await read(entities + objects(outline))
    expect(clipped).toMatchObject({ width: 200, height: 100, omissions: [] })
    const inverted = await read(
      entities + objects(groups(102, '{ACAD_XDICTIONARY', 360, 'A4', 102, '}') + outline),
    )
    expect(inverted).toMatchObject({ width: 1000, omissions: [{ type: 'XCLIP', count: 1 }] })
  })
})
