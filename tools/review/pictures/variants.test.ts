import { expect, it } from 'vitest'
import { chooseVariants, isVariant, sizeOf, variants } from './variants.ts'

const names = (...words: string[]) => chooseVariants(words).map(({ name }) => name)

it('chooses variants by parts of their names', () => {
  expect(names()).toHaveLength(8)
  expect(names('zh-CN.light.desk')).toEqual(['zh-CN.light.desk'])
  expect(names('en.dark')).toEqual(['en.dark.desk', 'en.dark.phone'])
  expect(names('light.phone', 'zh-CN.dark.desk')).toEqual([
    'zh-CN.dark.desk',
    'zh-CN.light.phone',
    'en.light.phone',
  ])
})

it('tells variants from words of stories', () => {
  expect(['zh-CN.light.desk', 'zh-CN', 'dark.phone'].every(isVariant)).toBe(true)
  expect(['phone', 'en', 'orders', 'orders.dark', ''].some(isVariant)).toBe(false)
})

it('draws a story for phones only at its own size, and others at both', () => {
  const sizes = (width: number, height: number) => {
    const story = { id: 'a', title: 'A', name: 'A', viewport: { width, height } }
    return new Map(variants.map((variant) => [variant.size, sizeOf(story, variant)]))
  }
  expect(Object.fromEntries(sizes(360, 740))).toEqual({ phone: { width: 360, height: 740 } })
  expect(Object.fromEntries(sizes(1440, 900))).toEqual({
    desk: { width: 1440, height: 900 },
    phone: { width: 390, height: 844 },
  })
})
