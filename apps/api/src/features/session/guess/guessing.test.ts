import { expect, it } from 'vitest'
import { guessedBy } from './guessing'
import { spellings } from './guessRoutes'

const words = [
  '13800000001',
  ...spellings('温如玉', 'person'),
  ...spellings('云筑建筑设计研究院有限公司', 'thing'),
  'wen',
  'bridge',
]

/** From lists of leaked passwords, plus what the same people chose next. */
it.each([
  'midnight',
  'Atrium2026',
  'Atrium@2026',
  'Qwer1234',
  'qazwsxedc',
  'trustno1',
  'superman1',
  'football123',
  'iloveyou!',
  'letmein2025',
  'starwars',
  'whatever1',
  'computer',
  'Michael1',
  'jennifer2',
  '5201314520',
  'woaini521',
  'zhang123456',
  'wodemima1',
  'aini1314',
  'a123456789',
  '147258369a',
  'asdf1234',
  'zaq12wsx',
  '1q2w3e4r5t',
  'p4ssw0rd',
  'Passw0rd1',
  'Welcome1!',
  'Summer2026',
  'January01',
  '19890604',
  '20261123',
])('%s is common', async (password) => {
  expect(await guessedBy(password, words)).toBe('common')
})

it.each([
  'wenruyu1',
  'Wenruyu@88',
  'wry13800000001',
  'yunzhu#1',
  'YunZhu2027!',
  '温如玉温如玉温如玉',
  'yunzhu2026',
])('%s is made of facts about the person', async (password) => {
  expect(await guessedBy(password, words)).toBe('personal')
})

it.each([
  'Portico#2027',
  'Colonnade#2028',
  'Bridges-and-4-arches',
  'correct horse battery staple',
  'k7#Vq2xP',
  '床前明月光疑是地上霜',
])('%s withstands', async (password) => {
  expect(await guessedBy(password, words)).toBeUndefined()
})

it('ignores words that are too short to be distinctive', async () => {
  expect(await guessedBy('password1', ['', 'a', 'pa'])).toBe('common')
})

it('checks only the start of a long password, so that nobody keeps the service busy with one', async () => {
  const least = async (times: number) => {
    const took = []
    for (let n = 0; n < 5; n++) {
      const from = performance.now()
      await guessedBy('ab1'.repeat(times), words)
      took.push(performance.now() - from)
    }
    return Math.min(...took)
  }
  expect((await least(42)) / (await least(14))).toBeLessThan(10)
})

it("knows the product's own words, for everyone", async () => {
  expect(await guessedBy('yunzhu2026', [])).toBe('common')
})
