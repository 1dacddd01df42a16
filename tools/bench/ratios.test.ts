import { describe, expect, it } from 'vitest'
import { areaUnderCurve, median, pairedRatio, shuffled } from './ratios'

describe('ratios', () => {
  it('takes the median of odd and even lists', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })

  it('pairs rounds, so that a slow round affects neither', () => {
    const { ratio, low, high } = pairedRatio([1, 10, 2, 1], [2, 20, 4, 2])
    expect([ratio, low, high]).toEqual([0.5, 0.5, 0.5])
  })

  it('measures how often one list is above another: half of the time if they are alike', () => {
    expect(areaUnderCurve([1, 2, 3], [1, 2, 3])).toBe(0.5)
    expect(areaUnderCurve([4, 5], [1, 2])).toBe(1)
    expect(areaUnderCurve([1, 4], [2, 3])).toBe(0.5)
  })

  it('shuffles deterministically by seed and loses nothing', () => {
    const list = [1, 2, 3, 4, 5, 6]
    expect(shuffled(list, 1)).toEqual(shuffled(list, 1))
    expect(shuffled(list, 1)).not.toEqual(shuffled(list, 2))
    expect(shuffled(list, 3).sort()).toEqual(list)
  })
})
