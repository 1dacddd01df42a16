import { recordParts } from '@atrium/contracts/company/contract'
import { describe, expect, it } from 'vitest'
import { completionOf } from './completionOf'

const empty = {
  name: '',
  account: '',
  code: '',
  contactPerson: '',
  contactPhone: '',
  province: '',
  city: '',
  areaOrCounty: '',
  detailedAddress: '',
  logoPath: null,
}

describe('completionOf', () => {
  it('is 0 for an empty record and 100 for a full one', () => {
    expect(completionOf(empty)).toEqual({ completion: 0, missingParts: recordParts })
    expect(
      completionOf({
        name: 'a',
        account: 'b',
        code: 'c',
        contactPerson: 'd',
        contactPhone: 'e',
        province: 'f',
        city: 'g',
        areaOrCounty: 'h',
        detailedAddress: 'i',
        logoPath: '/j.png',
      }),
    ).toEqual({ completion: 100, missingParts: [] })
  })

  it('counts the region only with province, city and district', () => {
    expect(completionOf({ ...empty, province: '上海市', city: '上海市' }).completion).toBe(0)
    expect(
      completionOf({ ...empty, province: '上海市', city: '上海市', areaOrCounty: '杨浦区' }).completion,
    ).toBe(13)
  })
})
