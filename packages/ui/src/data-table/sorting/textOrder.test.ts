import { expect, it } from 'vitest'
import { textOrder } from './textOrder'

const characters = [...'设计施工华北南东第一二三部所王李陈aAbBzZéß019 5-/.（）·', 'e\u0301', '😀', '𠮷']

/** Pseudo-random texts, the same each time. */
function someTexts(count: number) {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((seed / 4_294_967_296) * below)
  }
  const prefixes = ['', '部门 1', '工程', 'Ab', '00']
  return Array.from(
    { length: count },
    () =>
      (prefixes[next(prefixes.length)] ?? '') +
      Array.from({ length: next(5) }, () => characters[next(characters.length)]).join(''),
  )
}

it.each(['zh-CN', 'en', 'de', 'sv'])('in %s it agrees with the collator', (locale) => {
  const texts = someTexts(3000)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const order = textOrder(texts, locale)
  const differences = texts
    .map((text, index) => [text, texts[(index * 31 + 17) % texts.length] ?? ''] as const)
    .filter(([a, b]) => Math.sign(order(a, b)) !== Math.sign(compare(a, b)))
  expect(differences).toEqual([])
})

it('sorts a long list like the collator', () => {
  const texts = someTexts(3000)
  const { compare } = new Intl.Collator('zh-CN', { numeric: true })
  const sorted = [...texts].sort(textOrder(texts, 'zh-CN'))
  expect(sorted.every((text, index) => index === 0 || compare(sorted[index - 1] ?? '', text) <= 0)).toBe(true)
})
