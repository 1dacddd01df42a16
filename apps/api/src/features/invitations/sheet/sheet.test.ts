import { readFileSync } from 'node:fs'
import {
  invitationErrors as codes,
  mostInvitees,
  phoneProblemOf,
} from '@atrium/contracts/invitations/contract'
import { utils, write } from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../platform/refusal/Refusal'
import { filledTemplate } from '../testing/filledTemplate'
import { withCell, withChartSheet } from '../testing/oddWorkbooks'
import { storedArchive } from '../testing/storedArchive'
import { withDecoy } from '../testing/withDecoy'
import { readSheet } from './readSheet'
import { requireHarmless } from './requireHarmless'
import { writeTemplate } from './writeTemplate'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const read = async (file: Blob | Promise<Blob>) => (await readSheet(await bytesOf(await file))).people
/** A file that once caused a failure. */
const failing = (name: string) => readSheet(readFileSync(new URL(`files/${name}`, import.meta.url)))
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

const heads = [['手机号', '姓名']]

const gbk = (text: string) => {
  const { encode } = (codepages as unknown as { utils: { encode(page: number, text: string): number[] } })
    .utils
  return Uint8Array.from(encode(936, text))
}

describe('a filled-in template', () => {
  it('yields each person with the row number, without empty rows', async () => {
    const file = filledTemplate([
      ['138 0000 0001', ' 白露 ', '设计部'],
      [null, null, null],
      [13800000002, '=HYPERLINK("http://x")', null],
    ])
    expect(await read(file)).toEqual([
      { row: 2, phone: '13800000001', realName: '白露', department: '设计部' },
      { row: 4, phone: '13800000002', realName: '=HYPERLINK("http://x")', department: '' },
    ])
  })

  it('may have its columns in any order, and no departments', async () => {
    const file = filledTemplate([['白露', '13800000001']], ['姓名（必填）', '手机号码'])
    expect(await read(file)).toEqual([{ row: 2, phone: '13800000001', realName: '白露', department: '' }])
  })

  it('uses the stored result of a formula, and computes nothing', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: '成员',
          rows: [
            ['手机号', '姓名'],
            ['13800000001', null],
          ],
          cells: new Map([['1,1', { formula: 'A2&"x"', formulaResult: '白露' }]]),
        },
      ],
    })
    expect(await readSheet(bytes)).toMatchObject({ people: [{ realName: '白露' }] })
  })

  it('is refused beyond 5,000 people, without headings, and without anybody', async () => {
    const many = (count: number) =>
      filledTemplate(Array.from({ length: count }, (_, n) => [13_800_000_000 + n, '白露', '']))
    expect(await read(many(mostInvitees))).toHaveLength(mostInvitees)
    expect(await codeOf(read(many(mostInvitees + 1)))).toBe(codes.tooManyRows)
    expect(await codeOf(read(filledTemplate([['a', 'b']], ['x', 'y'])))).toBe(codes.noHeadings)
    expect(await codeOf(read(filledTemplate([])))).toBe(codes.noRows)
  })
})

describe('hidden content', () => {
  it('is left out with its sheet, which is named', async () => {
    expect(await failing('invite-hidden-first-sheet.xlsx')).toMatchObject({
      people: [{ row: 2, phone: '13911000060' }, { phone: '13911000061' }, { phone: '13911000062' }],
      leftOut: { hiddenRowCount: 0, hiddenSheetNames: ['隐藏旧表'], otherSheetNames: [] },
    })
  })

  it('is left out row by row, and counted', async () => {
    expect(await failing('invite-hidden-rows.xlsx')).toMatchObject({
      people: [{ row: 2 }, { row: 4 }, { row: 6 }, { row: 7 }],
      leftOut: { hiddenRowCount: 2, hiddenSheetNames: [], otherSheetNames: [] },
    })
  })

  it('never replaces visible content: with no visible people the file is refused', async () => {
    const rows = [...heads, ['13800000001', '白露']]
    const sheets = [
      { name: '说明', rows: [['见下表']] },
      { name: '名单', rows, hidden: true },
    ]
    expect(await codeOf(readSheet(await writeXlsx({ sheets })))).toBe(codes.allHidden)
    const rowDefs = new Map([[1, { hidden: true }]])
    const hidden = await writeXlsx({ sheets: [{ name: '名单', rows, rowDefs }] })
    expect(await codeOf(readSheet(hidden))).toBe(codes.allHidden)
  })

  it('is reported separately from other visible sheets', async () => {
    const sheets = ['一部', '二部'].map((name, n) => ({ name, rows: [...heads, [`1380000000${n}`, '白露']] }))
    expect(await readSheet(await writeXlsx({ sheets }))).toMatchObject({
      people: [{ phone: '13800000000' }],
      leftOut: { otherSheetNames: ['二部'] },
    })
  })
})

describe('one odd cell', () => {
  it('with a date’s or any other format counts as its number', async () => {
    const { people } = await failing('invite-phone-with-date-format.xlsx')
    expect(people.map(({ phone }) => phone)).toEqual(['13911000160', '13911000161', '13911000162'])
  })

  it('with an error or no valid value affects its own row only', async () => {
    const cells = [
      '<c r="A2" t="e"><v>#N/A</v></c>',
      '<c r="A2" t="n"><v>abc</v></c>',
      '<c r="A2" t="d"><v>no date</v></c>',
      '<c r="A2" s="999"><v>1e400</v></c>',
      '<c r="A2" t="b"><v>7</v></c>',
    ]
    for (const cell of cells) {
      const sheet = await withCell(cell)
      const people = (await readSheet(sheet)).people.filter(({ phone }) => phone === '13800000002')
      expect(people, cell).toMatchObject([{ realName: '谷雨' }])
    }
  })

  it('far to the right is ignored', async () => {
    for (const place of ['XFD2', '&#88;FD1', 'ZZZZZZZ2', ''])
      expect((await readSheet(await withCell(`<c r="${place}"><v>1</v></c>`))).people, place).toHaveLength(2)
  })

  it('in a damaged sheet never makes another sheet the first one', async () => {
    const damaged = await withCell('<c r="A2" t="s"><v>99999</v></c>')
    expect(await codeOf(readSheet(damaged))).toBe(codes.notASheet)
  })

  it('isn’t hidden by a sheet that is only a chart', async () => {
    const { people } = await readSheet(await withChartSheet())
    expect(people).toMatchObject([{ realName: '白露' }, { realName: '谷雨' }])
  })
})

describe('a realistic list', () => {
  it('has phones as contacts, chats and spreadsheets write them', async () => {
    const { people } = await failing('invite-odd-phones.xlsx')
    expect(people.map(({ phone }) => phone)).toEqual([
      ...['1.38E+10', '1.3911E+10', '13911000020.0'],
      ...Array.from({ length: 9 }, (_, n) => String(13_911_000_021 + n)),
    ])
    expect(people.slice(0, 4).map(({ phone }) => phoneProblemOf(phone))).toEqual([
      ...['phoneRounded', 'phoneRounded', 'phoneDecimals', undefined],
    ])
  })

  it('may have 21,000 rows with borders only', async () => {
    expect((await failing('invite-styled-blank-rows.xlsx')).people).toHaveLength(3)
  })

  it('may have 60 more columns, for each of 5,000 people', async () => {
    const more = Array.from({ length: 60 }, (_, n) => n)
    const rows = Array.from({ length: mostInvitees }, (_, n) => [...more, 13_800_000_000 + n, '白露'])
    expect(await read(filledTemplate(rows, [...more.map((n) => `附注${n}`), '手机号', '姓名']))).toHaveLength(
      mostInvitees,
    )
  })

  it('may have a title above the headings', async () => {
    const rows = [
      ['项目部人员名单', null],
      [null, null],
      ['日期：', '2026-11-28'],
      ...heads,
      ['13800000001', '白露'],
    ]
    const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }]
    expect(await readSheet(await writeXlsx({ sheets: [{ name: '名单', rows, merges }] }))).toMatchObject({
      people: [{ row: 5, phone: '13800000001' }],
    })
  })

  it.each([
    ['联系电话', '姓 名', '所属部门'],
    ['移动电话', '成员姓名', '部门名称'],
    ['联系方式', '名字', '所在部门'],
    ['手 机 号', '姓名*', '部 门'],
    ['*手机号码（必填）', '真实姓名【必填】', '部门 (选填)'],
    ['手机/Mobile', '姓名/Name', '部门/Department'],
    ['Mobile No.', 'Full name', 'Dept.'],
  ])('may call its columns %s, %s and %s', async (...names) => {
    const file = filledTemplate([['13800000001', '白露', '设计部']], names)
    expect(await read(file)).toMatchObject([{ realName: '白露', department: '设计部' }])
  })

  it('prefers the column named as in the template', async () => {
    const names = ['联系方式', '手机号', '姓名']
    expect(await read(filledTemplate([['010-12345678', '13800000001', '白露']], names))).toMatchObject([
      { phone: '13800000001' },
    ])
  })

  const lines = '手机号,姓名,部门\r\n13800000001,"白露, 二","设计部\n一组"\r\n\r\n13800000002,堃垚,\r\n'
  it.each([
    ['UTF-8', new TextEncoder().encode(lines)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${lines}`)],
    ['GBK', gbk(lines)],
    [
      'UTF-16',
      Uint8Array.from(
        Buffer.from(`\ufeff${lines.replaceAll(',', '\t').replace('白露\t', '白露,')}`, 'utf16le'),
      ),
    ],
  ])('may be text in %s', async (_, bytes) => {
    expect((await readSheet(bytes)).people).toEqual([
      { row: 2, phone: '13800000001', realName: '白露, 二', department: '设计部\n一组' },
      { row: 4, phone: '13800000002', realName: '堃垚', department: '' },
    ])
  })

  it.each(['biff8', 'xlsb'] as const)('may be a workbook in %s, with a hidden sheet', async (bookType) => {
    const sheet = (rows: (string | number)[][]) => utils.aoa_to_sheet([['手机号', '姓名'], ...rows])
    const shown = sheet([[13_800_000_001, '白露']])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet([[13_900_000_000, '离职']]), '旧表')
    utils.book_append_sheet(book, shown, '名单')
    book.Workbook = {
      Sheets: [
        { name: '旧表', Hidden: 1 },
        { name: '名单', Hidden: 0 },
      ],
    }
    const bytes = new Uint8Array(write(book, { type: 'array', bookType }))
    expect(await readSheet(bytes)).toMatchObject({
      people: [{ row: 2, phone: '13800000001', realName: '白露' }],
      leftOut: { hiddenSheetNames: ['旧表'] },
    })
  })
})

describe('an invalid or hostile file', () => {
  it('of OpenDocument is refused, since its hidden rows can’t be detected', async () => {
    const book = utils.book_new(
      utils.aoa_to_sheet([
        ['手机号', '姓名'],
        ['13800000001', '白露'],
      ]),
    )
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'ods' }))
    expect(await codeOf(readSheet(bytes))).toBe(codes.notASheet)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['only the end of an archive', Uint8Array.from([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)])],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, ...new Array(600).fill(7)])],
  ])('is refused: %s', async (_, bytes) => {
    expect(await codeOf(readSheet(bytes))).toBe(codes.notASheet)
  })

  it('never breaks the service when cut off or scrambled anywhere', async () => {
    const whole = await bytesOf(await filledTemplate([['13800000001', '白露', '']]))
    for (let at = 0; at < whole.length; at += 97) {
      const scrambled = Uint8Array.from(whole)
      scrambled[at] = (whole[at] ?? 0) ^ 0xff
      expect(await codeOf(readSheet(scrambled))).toSatisfy(
        (code) => typeof code === 'number' || code === 'read',
      )
      expect(await codeOf(readSheet(whole.subarray(0, at)))).toSatisfy((code) => typeof code === 'number')
    }
  })

  it('that unpacks to too much is refused before it unpacks', async () => {
    const bomb = await filledTemplate([['13800000001', 'x'.repeat(30_000).repeat(1000), '']]).catch(
      () => null,
    )
    const rows = Array.from({ length: 4000 }, () => ['13800000001', 'x'.repeat(6000), ''])
    const file = bomb ?? (await filledTemplate(rows))
    expect(file.size).toBeLessThan(2 * 1024 * 1024)
    expect(await codeOf(read(file))).toBe(codes.tooLarge)
  })

  it('that hides its content behind a second directory is not read', async () => {
    const rows = Array.from({ length: 4000 }, () => ['13800000001', 'x'.repeat(6000), ''])
    const bomb = withDecoy(await bytesOf(await filledTemplate(rows)))
    expect(await codeOf(readSheet(bomb))).toBe(codes.notASheet)
  })

  it('with a huge number of empty tags is not parsed', async () => {
    const tags = (count: number) => requireHarmless(storedArchive('<a/>'.repeat(count)))
    await expect(tags(1_500_000)).resolves.toBeUndefined()
    expect(await codeOf(tags(1_500_001))).toBe(codes.tooLarge)
  })

  it('with one text of megabytes in every cell delays nobody', async () => {
    const long = ' '.repeat(8_000_000)
    const rows = Array.from({ length: 5000 }, (_, n) => [13_800_000_000 + n, long, long])
    expect(await read(filledTemplate(rows))).toHaveLength(5000)
  })
})

it('the template lists the departments, keeps cells as text, and can be read back', async () => {
  const file = await writeTemplate(['总公司', '总公司/=设计部'])
  const { sheets } = await readXlsx(await bytesOf(file), { readStyles: true })
  expect(sheets.map(({ name }) => name)).toEqual(['成员', '部门', '填写说明'])
  expect(sheets[0]?.rows).toEqual([['手机号', '姓名', '部门']])
  expect(sheets[1]?.rows).toEqual([['可填写的部门'], ['总公司'], ['总公司/=设计部']])
  expect(await codeOf(read(file))).toBe(codes.noRows)
})
