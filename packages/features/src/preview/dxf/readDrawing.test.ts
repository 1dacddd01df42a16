import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DrawingContents } from './DrawingTalk'
import { readDrawing } from './readDrawing'

const textOf = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** A font as a browser gets it, and the library's silence of the worker. */
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

describe('readDrawing', () => {
  it('has a shape for signs, traditional characters and names, and all of a text inside the extent', async () => {
    const contents = await read(await textOf('dxf-signs-clipped.dxf'))
    // Two that no font of the registry has.
    expect(contents?.lacking).toEqual(['䶮', '㙦'])
    // From the line at -200 to the top of the text at 3600, which is 300 high.
    expect(contents?.height).toBeGreaterThan(4050)
    expect(contents?.height).toBeLessThan(4300)
  })

  it('fits a survey into the window and not its distance from the origin', async () => {
    const [x, y] = [512_000, 3_415_000]
    const survey = Array.from({ length: 20 }, (_, n) => line(x, y + n * 10, x + 300, y + n * 10))
    const contents = await read(drawing(point(0, 0), ...survey))
    expect(contents).toMatchObject({ width: 300, height: 190, strays: 1 })
  })

  it('leaves out nothing that is more than a slip', async () => {
    const near = Array.from({ length: 20 }, (_, n) => line(0, n * 10, 300, n * 10))
    const far = Array.from({ length: 5 }, (_, n) => line(90_000, n * 10, 90_300, n * 10))
    expect(await read(drawing(...near, ...far))).toMatchObject({ width: 90_300, strays: 0 })
  })
})
