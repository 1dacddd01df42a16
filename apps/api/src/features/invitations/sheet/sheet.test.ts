import { invitationErrors as codes, mostInvitees } from '@atrium/features/invitations/contract'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../platform/refusal/Refusal'
import { filledTemplate } from '../testing/filledTemplate'
import { storedArchive } from '../testing/storedArchive'
import { withDecoy } from '../testing/withDecoy'
import { readSheet } from './readSheet'
import { requireHarmless } from './requireHarmless'
import { writeTemplate } from './writeTemplate'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const read = async (file: Blob | Promise<Blob>) => readSheet(await bytesOf(await file))
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

describe('a filled-in template', () => {
  it('gives each person with the number of its line, empty lines left out', async () => {
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

  it('may order its columns as it likes, and leave out the departments', async () => {
    const file = filledTemplate([['白露', '13800000001']], ['姓名（必填）', '手机号码'])
    expect(await read(file)).toEqual([{ row: 2, phone: '13800000001', realName: '白露', department: '' }])
  })

  it('shows what a formula last held, and computes nothing', async () => {
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
    expect(await readSheet(bytes)).toMatchObject([{ realName: '白露' }])
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

describe('what is no sheet', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['text', new TextEncoder().encode('手机号,姓名\n13800000001,白露')],
    ['an archive’s end alone', Uint8Array.from([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)])],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, ...new Array(600).fill(7)])],
  ])('%s is refused', async (_, bytes) => {
    expect(await codeOf(readSheet(bytes))).toBe(codes.notASheet)
  })

  it('a file cut off or scrambled anywhere never breaks the service', async () => {
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

  it('a bomb is put down before it unfolds', async () => {
    const bomb = await filledTemplate([['13800000001', 'x'.repeat(30_000).repeat(1000), '']]).catch(
      () => null,
    )
    const rows = Array.from({ length: 4000 }, () => ['13800000001', 'x'.repeat(6000), ''])
    const file = bomb ?? (await filledTemplate(rows))
    expect(file.size).toBeLessThan(2 * 1024 * 1024)
    expect(await codeOf(read(file))).toBe(codes.tooLarge)
  })

  it('a bomb behind a second directory is none to look at', async () => {
    const rows = Array.from({ length: 4000 }, () => ['13800000001', 'x'.repeat(6000), ''])
    const bomb = withDecoy(await bytesOf(await filledTemplate(rows)))
    expect(await codeOf(readSheet(bomb))).toBe(codes.notASheet)
  })

  it.each(['r="XFD1"', "r='BA1'", 'r = "XFD1"', 'r="&#88;FD1"', 'r=XFD1'])(
    'a cell far to the right is refused, written as %s',
    async (place) => {
      const sheet = (cell: string) => storedArchive(`<sheetData><row r="1"><c ${cell}/></row></sheetData>`)
      await expect(requireHarmless(sheet('r="AZ1"'))).resolves.toBeUndefined()
      expect(await codeOf(requireHarmless(sheet(place)))).toBe(codes.tooLarge)
    },
  )

  it('a forest of empty tags is not built', async () => {
    const tags = (count: number) => requireHarmless(storedArchive('<a/>'.repeat(count)))
    await expect(tags(500_000)).resolves.toBeUndefined()
    expect(await codeOf(tags(500_001))).toBe(codes.tooLarge)
  })

  it('one text of megabytes in every cell keeps nobody waiting', async () => {
    const long = ' '.repeat(8_000_000)
    const rows = Array.from({ length: 5000 }, (_, n) => [13_800_000_000 + n, long, long])
    expect(await read(filledTemplate(rows))).toHaveLength(5000)
  })

  it('a row as wide as a sheet can be is refused', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: '成员', rows: [['手机号', '姓名'], [...new Array(800).fill('x')]] }],
    })
    expect(await codeOf(readSheet(bytes))).toBe(codes.tooLarge)
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
