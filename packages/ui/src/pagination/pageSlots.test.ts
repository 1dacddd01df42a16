import { describe, expect, it } from 'vitest'
import { pageSlots } from './pageSlots'

describe('pageSlots', () => {
  it('shows every page of seven', () => {
    expect(pageSlots(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(pageSlots(1, 1)).toEqual([1])
  })

  it('leaves a gap on the far side of the current page', () => {
    expect(pageSlots(4, 20)).toEqual([1, 2, 3, 4, 5, 'gapAfter', 20])
    expect(pageSlots(17, 20)).toEqual([1, 'gapBefore', 16, 17, 18, 19, 20])
    expect(pageSlots(10, 20)).toEqual([1, 'gapBefore', 9, 10, 11, 'gapAfter', 20])
  })

  it('has the current, first and last page, in seven slots, for every page', () => {
    for (let page = 1; page <= 30; page += 1) {
      const slots = pageSlots(page, 30)
      expect(slots).toHaveLength(7)
      expect(slots).toEqual(expect.arrayContaining([1, page, 30]))
    }
  })
})
