import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { marks, range, subsetInter } from './subsetInter'

const styles = new URL('../../packages/ui/src/styles/', import.meta.url)

it('the committed font is the output of `npm run font`, and small', async () => {
  const kept = readFileSync(new URL('inter.woff2', styles))
  expect(kept.equals(await subsetInter())).toBe(true)
  expect(kept.length).toBeLessThan(30_000)
})

it('the sheet lists the characters in the font', () => {
  const sheet = readFileSync(new URL('inter.css', styles), 'utf8')
  const named = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) =>
    list.trim().split(/,\s*/),
  )
  const [latin, others] = [range, marks].map((held) =>
    held.map((ends) => `U+${ends.map((end) => end.toString(16).toUpperCase()).join('-')}`),
  )
  expect(named).toEqual([latin, latin, others, others])
})
