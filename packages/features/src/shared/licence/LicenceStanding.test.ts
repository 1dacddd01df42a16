import { describe, expect, it } from 'vitest'
import { factsOf } from './LicenceStanding'

describe('factsOf', () => {
  it('says both that it ends soon and that it is used up', () => {
    expect(factsOf({ status: 'normal', daysLeft: 14, isFull: true })).toEqual(['full', 'ending'])
  })

  it('announces an end 30 days before', () => {
    expect(factsOf({ status: 'normal', daysLeft: 30 })).toEqual(['ending'])
    expect(factsOf({ status: 'normal', daysLeft: 31 })).toEqual(['normal'])
    expect(factsOf({ status: 'normal' })).toEqual(['normal'])
  })

  it('says nothing else of an expired licence', () => {
    expect(factsOf({ status: 'expired', daysLeft: 0, isFull: true })).toEqual(['expired'])
    expect(factsOf({ status: 'disabled', daysLeft: 3 })).toEqual(['disabled'])
  })
})
