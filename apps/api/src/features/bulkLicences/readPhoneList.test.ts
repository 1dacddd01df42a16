import { bulkLicencesErrors as codes } from '@atrium/contracts/bulkLicences/contract'
import { bulkLicencesOperations as calls } from '@atrium/contracts/bulkLicences/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boss, companyId as enterPriseId, lead } from '../authorisation/testCompany'
import { filledTemplate } from '../invitations/testing/filledTemplate'
import { type BulkFirm, openBulkFirm } from './testing/openBulkFirm'

let firm: BulkFirm
beforeAll(async () => {
  firm = await openBulkFirm()
})
afterAll(() => firm.close())

const read = (file: File, as = boss) =>
  firm.request(calls.readPhoneList, { body: { enterPriseId, file } }, as)

const textFile = (text: string) => new File([text], '名单.csv')

it('reads the phones of a sheet, with names if there are any', async () => {
  const rows = [
    ['13800000001', '白露', '设计部'],
    ['+86 138-0000-0002', '', ''],
    ['12345', '霜降', ''],
    ['', '小雪', ''],
  ]
  expect((await read(await filledTemplate(rows), lead)).data.list).toEqual([
    { row: 2, phone: '13800000001', realName: '白露', isPhone: true },
    { row: 3, phone: '13800000002', realName: '', isPhone: true },
    { row: 4, phone: '12345', realName: '霜降', isPhone: false },
  ])
  expect((await read(textFile('手机号\n13800000001\n'))).data.list).toEqual([
    { row: 2, phone: '13800000001', realName: '', isPhone: true },
  ])
})

it.each([
  ['no column of phones', '姓名\n白露\n', codes.noPhones],
  ['names only', '手机号,姓名\n,白露\n', codes.noPhones],
  ['no sheet', '\u0000\u0001', codes.notASheet],
  ['too many rows', `手机号\n${'13800000001\n'.repeat(5001)}`, codes.tooLarge],
  ['too many bytes', '1'.repeat(2 * 1024 * 1024 + 1), codes.tooLarge],
])('refuses a file with %s in its own words', async (_, text, code) => {
  const answer = await read(textFile(text))
  expect(answer).toMatchObject({ succeeded: false, code })
  expect(answer.envelope?.error_msg).not.toContain('模板')
})
