import { expect, it } from 'vitest'
import { hueOf } from './hueOf'

const surnames = [...'王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧']
const givenNames = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华']

it('spreads people evenly over six hues, even with the same surname', () => {
  const named = surnames.map((surname) =>
    givenNames.flatMap((one) => givenNames.map((two) => surname + one + two)),
  )
  expect(shareOfMost(named.flat())).toBeLessThan(0.18)
  expect(Math.max(...named.map(shareOfMost))).toBeLessThan(0.22)
})

/** The number of names with the most common hue. */
function shareOfMost(names: readonly string[]): number {
  const counts = new Map<number, number>()
  for (const hue of names.map(hueOf)) counts.set(hue, (counts.get(hue) ?? 0) + 1)
  return Math.max(...counts.values()) / names.length
}
