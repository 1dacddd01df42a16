import { expect, it } from 'vitest'
import { readPhones, withoutPhones } from './readPhones'

it('finds phones in any notation, each once', () => {
  const text = '13800000001\n+86 138-0000-0002，王建国\n13800000003 13800000004\n１３８００００００01'
  expect(readPhones(text)).toEqual({
    phones: ['13800000001', '13800000002', '13800000003', '13800000004'],
    unreadable: [],
  })
})

it('finds phones beside names, as a spreadsheet copies them', () => {
  expect(readPhones('手机号\t姓名\n13800000001\t王 建国\n\n1380000000\t李四').phones).toEqual(['13800000001'])
  expect(readPhones('手机号\t姓名\n1380000000\t李四').unreadable).toEqual([
    '手机号\t姓名',
    '1380000000\t李四',
  ])
})

it('removes numbers, and keeps what else was typed', () => {
  const text = '13800000001\n13800000002 13800000003\nwho is this?'
  expect(withoutPhones(text, new Set(['13800000001', '13800000003']))).toBe('13800000002\nwho is this?')
})
