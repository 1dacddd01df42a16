import { describe, expect, it } from 'vitest'
import { splitNumbers } from './KeptNumbers'

const numbersIn = (text: string) =>
  splitNumbers(text)
    .filter(({ isNumber }) => isNumber)
    .map(({ words }) => words)

describe('the numbers of a text', () => {
  it.each([
    ['续费请致电 400-000-2026。', ['400-000-2026']],
    ['手机 138****0001 与 13800000002', ['138****0001', '13800000002']],
    ['于 2026-11-23 18:20:05 到期', ['2026-11-23 18:20:05']],
    ['订单 202611231720104729，应付 ¥29,800.00。', ['202611231720104729', '¥29,800.00']],
    ['有效期 2026.01.01-2027.01.01', ['2026.01.01-2027.01.01']],
    ['来自 127.0.0.1.', ['127.0.0.1']],
  ])('of “%s” are %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers))

  it('are none where a line may break: short ones', () => {
    expect(numbersIn('第 7 版，15 个授权 25 天后到期')).toEqual([])
  })

  it('and the text between them give the text again, each with its position', () => {
    const text = '2026-11-23 续费请致电 400-000-2026。'
    const parts = splitNumbers(text)
    expect(parts.map(({ words }) => words).join('')).toBe(text)
    for (const { at, words } of parts) expect(text.startsWith(words, at)).toBe(true)
  })
})
