import { readFileSync } from 'node:fs'
import { utils, type WorkBook, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { formatCell } from './formatCell'
import { readWorkbook } from './readWorkbook'

const reader = { locale: 'zh-CN', notCalculated: '未计算' } as const
const from = (bytes: Uint8Array) => readWorkbook({ bytes: Uint8Array.from(bytes), ...reader })
const file = (name: string) => from(readFileSync(new URL(name, import.meta.url)))

it('shows values in their number formats', () => {
  expect(file('sheet-formats.xlsx').sheets[0]?.rows[1]).toEqual([
    ...['12.5', '2026年3月1日', '13800000001', '12.50%', '¥1,234,567.89', '110101199003070000'],
    ...['08:30', 'TRUE'],
  ])
})

it('shows visible content, names the rest, and marks formulas without a value', () => {
  const { sheets, first, omissions } = file('sheet-hidden.xlsx')
  expect(sheets.map(({ name }) => name)).toEqual(['Sheet'])
  expect(first).toBe(0)
  expect(omissions).toMatchObject({ hiddenSheet: 2 })
  expect(sheets[0]).toMatchObject({
    rows: [['工程量清单'], [], ['名称', '数量'], ['砼', '未计算']],
    rowNumbers: [0, 1, 2, 3],
    columnNumbers: [0, 1],
    merges: [{ row: 0, column: 0, rows: 1, columns: 2 }],
    hiddenRows: 1,
    hiddenColumns: 1,
  })
})

it.each([
  ['[$¥-804]#,##0.00;[Red]-[$¥-804]#,##0.00', -1234.5, '-¥1,234.50'],
  ['_ * #,##0.00_ ;_ * -#,##0.00_ ;_ * "-"??_ ;_ @_ ', 0, '-'],
  ['[h]:mm', 1.5, '36:00'],
  ['[$-804]上午/下午h"时"mm"分"', 0.7, '下午4时48分'],
  ['m/d/yy', 46082, '2026/3/1'],
  ['yyyy-mm-dd', 13911000160, '13911000160'],
  ['General', 0.1 + 0.2, '0.3'],
  ['# ?/?', 2.5, '2 1/2'],
  ['"合计："@', '三项', '合计：三项'],
  ['no format [[', 12, '12'],
])('writes %s of %s as %s', (z, v, shown) => {
  const cell = { t: typeof v === 'number' ? 'n' : 's', v, z } as const
  expect(formatCell(cell, { ...reader, is1904: false })).toBe(shown)
})

it('counts days from 1904 if the file does', () => {
  expect(formatCell({ t: 'n', v: 44620, z: 'yyyy-mm-dd' }, { ...reader, is1904: true })).toBe('2026-03-01')
})

it.each(['xlsx', 'biff8', 'xlsb'] as const)('reads %s', (bookType) => {
  const book: WorkBook = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['旧']]), '隐藏')
  const shown = utils.aoa_to_sheet([
    ['名称', '数量'],
    ['梁', 0.5],
  ])
  const number = shown.B2 as { z?: string }
  number.z = '0%'
  utils.book_append_sheet(book, shown, '清单')
  book.Workbook = {
    Sheets: [
      { name: '隐藏', Hidden: 1 },
      { name: '清单', Hidden: 0 },
    ],
  }
  const { sheets, omissions } = from(new Uint8Array(write(book, { type: 'array', bookType })))
  expect(sheets).toMatchObject([
    {
      name: '清单',
      rows: [
        ['名称', '数量'],
        ['梁', '50%'],
      ],
    },
  ])
  expect(omissions.hiddenSheet).toBe(1)
})

it('leaves out hidden parts of OpenDocument, and opens at the sheet that was open', () => {
  const rows = [['名称'], ['梁'], ['柱']]
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['封面']]), '封面')
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '清单')
  const changed = (bookType: 'ods' | 'xlsx', name: string, found: string | RegExp, instead: string) => {
    const parts = unzipSync(new Uint8Array(write(book, { type: 'array', bookType })))
    const part = strFromU8(parts[name] ?? new Uint8Array()).replace(found, instead)
    return from(zipSync({ ...parts, [name]: strToU8(part) }))
  }
  const filtered = changed(
    'ods',
    'content.xml',
    /(<table:table-row)(?=[^<]*<[^<]*<text:p>梁)/,
    '$1 table:visibility="filter"',
  )
  expect(filtered.sheets[1]).toMatchObject({ rows: [['名称'], ['柱']], rowNumbers: [0, 2], hiddenRows: 1 })
  const hidden = changed('ods', 'content.xml', 'table:display="true"', 'table:display="false"')
  expect(hidden).toMatchObject({ sheets: [], omissions: { hiddenSheet: 2 } })
  const view = '<bookViews><workbookView activeTab="1"/></bookViews><sheets>'
  expect(changed('xlsx', 'xl/workbook.xml', '<sheets>', view).first).toBe(1)
})

it('shows cells far to the right, and reports where rows far down start to be missing', () => {
  const book = utils.book_new()
  const [right, down] = [utils.aoa_to_sheet([['a']]), utils.aoa_to_sheet([['a']])]
  right.XFD3 = { t: 's', v: 'z' }
  right['!ref'] = 'A1:XFD3'
  down.A30000 = { t: 's', v: 'below' }
  down['!ref'] = 'A1:A30000'
  utils.book_append_sheet(book, right, 'right')
  utils.book_append_sheet(book, down, 'down')
  const { sheets } = from(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })))
  expect(sheets.map(({ rows, isCut }) => [rows.length, rows.at(-1)?.at(-1), isCut])).toEqual([
    [3, 'z', false],
    [1, 'a', true],
  ])
})
