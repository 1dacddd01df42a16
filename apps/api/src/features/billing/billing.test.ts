import { billingErrors, mostKept } from '@atrium/contracts/billing/contract'
import { billingOperations as operations } from '@atrium/contracts/billing/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { auditRows, invoiceAddresses, invoiceTitles } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { someAddress, someTitle } from '../../testing/samples/billingSamples'

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
beforeEach(async () => {
  for (const table of [invoiceTitles, invoiceAddresses]) await service.database.connection.delete(table)
})
afterAll(() => service.close())

const self = { as: { userId: demo.userIds.individual } }
const boss = { as: { userId: demo.userIds.superAdministrator }, company: demo.companyId }
type Who = typeof self | typeof boss

const ask = <O extends Operation>(operation: O, input: OperationInput<O>, who: Who = self) =>
  service.request(operation, input, who)
const titles = async (who?: Who) => (await ask(operations.listTitles, {}, who)).data
const addresses = async (who?: Who) => (await ask(operations.listAddresses, {}, who)).data

async function addTitle(invoiceHeader: string, more: { isDefault?: boolean } = {}, who?: Who) {
  const body = { ...someTitle, invoiceHeader, ...more }
  return (await ask(operations.addTitle, { body }, who)).data.invoiceId
}

const addAddress = (addressee: string) => ask(operations.addAddress, { body: { ...someAddress, addressee } })

const headers = async () => (await titles()).map(({ invoiceHeader }) => invoiceHeader)
const defaults = async () =>
  (await titles()).filter(({ isDefault }) => isDefault).map(({ invoiceHeader }) => invoiceHeader)
const setDefault = (invoiceId: string) => ask(operations.setDefaultTitle, { body: { invoiceId } })
const remove = (invoiceId: string) => ask(operations.deleteTitle, { params: { invoiceId } })
const edit = (
  invoiceId: string,
  version: number,
  more: { invoiceHeader?: string; bankName?: string; isDefault?: boolean },
) => ask(operations.editTitle, { body: { ...someTitle, ...more, invoiceId, version } })
const lastAudit = async () =>
  (
    await service.database.connection
      .select()
      .from(auditRows)
      .orderBy(desc(auditRows.at), desc(auditRows.id))
      .limit(1)
  )[0]

describe('the default', () => {
  it('is the first entry, is listed first, and moves to an entry added or edited as default', async () => {
    await addTitle('甲')
    const second = await addTitle('乙')
    expect(await defaults()).toEqual(['甲'])
    await addTitle('丙', { isDefault: true })
    expect(await headers()).toEqual(['丙', '乙', '甲'])
    expect((await edit(second, 1, { invoiceHeader: '乙', isDefault: true })).data).toBe(true)
    expect(await headers()).toEqual(['乙', '丙', '甲'])
    expect(await defaults()).toEqual(['乙'])
  })

  it('moves to the newest entry left when it is deleted', async () => {
    const first = await addTitle('甲')
    const second = await addTitle('乙')
    const third = await addTitle('丙')
    await remove(first)
    expect(await defaults()).toEqual(['丙'])
    await remove(second)
    expect(await defaults()).toEqual(['丙'])
    await remove(third)
    expect(await titles()).toEqual([])
  })

  it('is set once for repeated calls', async () => {
    await addTitle('甲')
    const second = await addTitle('乙')
    expect((await setDefault(second)).data).toBe(true)
    const audited = await lastAudit()
    expect((await setDefault(second)).data).toBe(true)
    expect(await lastAudit()).toEqual(audited)
    expect(await defaults()).toEqual(['乙'])
    expect((await setDefault('no-such')).status).toBe(404)
  })

  it('is unique under simultaneous changes', async () => {
    const ids = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => addTitle(name)))
    expect(await defaults()).toHaveLength(1)
    await Promise.all([
      ...ids.map(setDefault),
      ...ids.slice(0, 2).map(remove),
      ...['戊', '己'].map((name) => addTitle(name, { isDefault: true })),
      ...ids.map((id) => edit(id, 1, { bankName: '中国银行', isDefault: true })),
    ])
    expect(await titles()).toHaveLength(4)
    expect(await defaults()).toHaveLength(1)
  })
})

it('keeps at most twenty of each, even when many are added at once', async () => {
  const answers = await Promise.all(Array.from({ length: mostKept + 4 }, (_, n) => addAddress(`收件人${n}`)))
  const refused = answers.filter(({ code }) => code === billingErrors.tooMany)
  expect(refused).toHaveLength(4)
  expect(await addresses()).toHaveLength(mostKept)
  await addTitle('甲')
  expect(await titles()).toHaveLength(1)
})

it('lets one of two editors win, and refuses the other', async () => {
  const id = await addTitle('甲')
  const answers = await Promise.all([
    edit(id, 1, { bankName: '中国银行' }),
    edit(id, 1, { bankName: '建设银行' }),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, billingErrors.changedMeanwhile])
  const [{ bankName, version } = { bankName: '', version: 0 }] = await titles()
  expect(version).toBe(2)
  // Saving the stored values again is no conflict.
  expect((await edit(id, 1, { bankName })).data).toBe(true)
  expect((await edit(id, 2, { invoiceHeader: '乙' })).data).toBe(true)
  await remove(id)
  expect((await edit(id, 3, { invoiceHeader: '丙' })).status).toBe(404)
})

describe('a title', () => {
  const add = (more: object) => ask(operations.addTitle, { body: { ...someTitle, ...more } })

  it('of a company requires its code, and for a special invoice its bank and registration', async () => {
    expect((await add({ unifiedSocialCreditCode: '' })).status).toBe(400)
    for (const field of ['bankName', 'bankAccount', 'registeredAddress', 'registeredTel']) {
      const answer = await add({ [field]: '' })
      expect(answer).toMatchObject({ status: 400, envelope: { issues: [{ path: `body.${field}` }] } })
      expect((await add({ [field]: '', invoiceType: 'ordinary' })).status).toBe(200)
    }
  })

  it.each([
    ['a code with another check digit', { unifiedSocialCreditCode: '91310110MA1G8X2K7W' }],
    ['an invalid code', { unifiedSocialCreditCode: '91310110MA1G8X2K7' }],
    ['an account with letters', { bankAccount: '12190876541020A' }],
    ['an invalid phone', { registeredTel: '12' }],
    ['no name', { invoiceHeader: ' ' }],
  ])('is refused with %s', async (_, more) => {
    expect((await add(more)).status).toBe(400)
    expect(await titles()).toEqual([])
  })

  it('is normalised', async () => {
    await add({
      unifiedSocialCreditCode: ' 91310110ma1g8x2k77 ',
      bankAccount: '1219 0876 5410 201',
      registeredTel: '+86 138 0000 0001',
    })
    expect(await titles()).toMatchObject([
      {
        unifiedSocialCreditCode: '91310110MA1G8X2K77',
        bankAccount: '121908765410201',
        registeredTel: '13800000001',
      },
    ])
  })

  it('of a person stores no company fields', async () => {
    await add({ headerType: 'personal', invoiceHeader: '叶青' })
    expect(await titles()).toMatchObject([
      { invoiceHeader: '叶青', invoiceType: 'ordinary', unifiedSocialCreditCode: '', bankAccount: '' },
    ])
  })
})

it('rejects an unknown district', async () => {
  const body = { ...someAddress, areaOrCounty: '西湖区' }
  expect((await ask(operations.addAddress, { body })).code).toBe(billingErrors.unknownRegion)
  expect(await addresses()).toEqual([])
})

it('separates a company’s from its people’s, and records changes in its history', async () => {
  await addTitle('个人的')
  const id = await addTitle('企业的', {}, boss)
  expect(await headers()).toEqual(['个人的'])
  expect(await titles(boss)).toMatchObject([{ invoiceHeader: '企业的', isDefault: true }])
  const body = { ...someTitle, invoiceHeader: '企业的', bankName: '中国银行', invoiceId: id, version: 1 }
  await ask(operations.editTitle, { body }, boss)
  expect(await lastAudit()).toMatchObject({
    companyId: demo.companyId,
    operation: 'editTitle',
    subject: { invoiceId: id, before: { bankName: someTitle.bankName }, after: { bankName: '中国银行' } },
  })
})

it('audits which of a person’s fields changed, and none of their values', async () => {
  await addAddress('一位朋友')
  const row = await lastAudit()
  expect(row).toMatchObject({ companyId: '', operation: 'addAddress', actorId: demo.userIds.individual })
  expect(row?.subject).toMatchObject({ changed: expect.arrayContaining(['addressee', 'detailedAddress']) })
  expect(JSON.stringify(row?.subject)).not.toContain('一位朋友')
})
