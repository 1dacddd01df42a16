import { expect, it } from 'vitest'
import { parsePasted } from './parsePasted'

const person = (phone: string, realName = '', department = '') => ({ phone, realName, department })

it.each([
  ['columns of a spreadsheet', '13800000001\t白露\t设计部\n13800000002\t秋分\t', ['设计部', '']],
  ['commas', '13800000001,白露,设计部\r\n13800000002，秋分', ['设计部', '']],
  ['spaces', '  13800000001  白露 设计部\n\n13800000002 秋分', ['设计部', '']],
  ['another order', '白露 13800000001 设计部\n秋分\t13800000002', ['设计部', '']],
  ['headings above', '手机号\t姓名\t部门\n13800000001\t白露\t设计部\n13800000002\t秋分', ['设计部', '']],
  ['dressed-up phones', '+86 138-0000-0001\t白露\t设计部\n138 0000 0002\t秋分', ['设计部', '']],
])('reads %s', (_, text, [first, second]) => {
  expect(parsePasted(text)).toEqual([
    person('13800000001', '白露', first),
    person('13800000002', '秋分', second),
  ])
})

it('keeps unrecognised text, so that it can be corrected', () => {
  expect(parsePasted('白露\n1380000')).toEqual([person('白露'), person('1380000')])
})

it('recognises a department before the name by its slash', () => {
  expect(parsePasted('13800000001,总公司/设计部,白露')).toEqual([
    person('13800000001', '白露', '总公司/设计部'),
  ])
})

it('keeps empty cells of a spreadsheet in place', () => {
  expect(parsePasted('13800000001\t\t设计部')).toEqual([person('13800000001', '', '设计部')])
})
