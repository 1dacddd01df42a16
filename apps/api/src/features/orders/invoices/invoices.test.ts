import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { billingOperations } from '@atrium/contracts/billing/policy'
import { ordersErrors } from '@atrium/contracts/orders/contract'
import { ordersOperations as operations } from '@atrium/contracts/orders/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorProgram } from '../../../commands'
import { runCommand } from '../../../platform/operator/runCommand'
import { demo } from '../../../seed/demo'
import { auditRows, messages, objects, orders } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'
import { newAddress, newTitle, someTitle } from '../../../testing/samples/billingSamples'
import { newOrder } from '../../../testing/samples/orderSamples'
import type { OrderStatus } from '../orderStatus'

const { companyId, userIds } = demo
const person = { kind: 'person', userId: userIds.individual } as const
const company = { kind: 'company', companyId } as const
const self = { as: { userId: person.userId } }
const boss = { as: { userId: userIds.superAdministrator }, company: companyId }
interface Who {
  readonly as: { readonly userId: string }
  readonly company?: string
}

let service: TestService
let orderNo: string
let invoiceId: string
let addressId: string
beforeAll(async () => {
  service = await createDemoService()
  invoiceId = await newTitle(service, person)
  addressId = await newAddress(service, person)
})
beforeEach(async () => {
  orderNo = await newOrder(service, person)
})
afterAll(() => service.close())

type Wish = OperationInput<typeof operations.requestInvoice>['body']

const request = (changed: Partial<Wish> = {}, who: Who = self) =>
  service.request(operations.requestInvoice, { body: { orderNo, invoiceId, addressId, ...changed } }, who)
const detail = async (who: Who = self) =>
  (await service.request(operations.getOrderDetails, { params: { orderNo } }, who)).data
const put = (change: Partial<typeof orders.$inferInsert>) =>
  service.database.connection.update(orders).set(change).where(eq(orders.orderNo, orderNo))
const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })
const audited = () =>
  service.database.connection
    .select()
    .from(auditRows)
    .where(sql`${auditRows.subject}->>'orderNo' = ${orderNo}`)

describe('an invoice that is requested later', () => {
  it('is stored in the order with the current title and address', async () => {
    expect((await request({ invoiceRemark: '项目一' })).data).toBe(true)
    await service.request(billingOperations.deleteTitle, { params: { invoiceId } }, self)
    expect(await detail()).toMatchObject({
      invoiceInfo: {
        invoiceHeader: someTitle.invoiceHeader,
        unifiedSocialCreditCode: someTitle.unifiedSocialCreditCode,
        invoiceType: { name: 'special' },
        invoiceRemark: '项目一',
        invoiceContent: '信息技术服务*软件服务费',
      },
      sendInvoiceAddress: { detailedAddress: '国康路88号16层' },
      invoiceIssued: null,
    })
    invoiceId = await newTitle(service, person)
  })

  it('is requested once, no matter how many requests come at once', async () => {
    const answers = await Promise.all([request(), request(), request({ invoiceRemark: '另一个' })])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      0,
      ordersErrors.hasInvoice,
      ordersErrors.hasInvoice,
    ])
    expect(await audited()).toHaveLength(1)
  })

  it.each<[OrderStatus]>([['PAYERROR'], ['PROCESSING'], ['ACCEPT'], ['SUCCESS'], ['COMPLETED']])(
    'can be requested for an order that is %s',
    async (status) => {
      await put({ status })
      expect((await request()).data).toBe(true)
    },
  )

  it('can’t be requested for an order that has expired, even if its row doesn’t say so yet', async () => {
    await put({ status: 'CLOSED', closedBecause: 'cancelled' })
    expect((await request()).code).toBe(ordersErrors.noInvoice)
    await put({ status: 'NOTPAY', closedBecause: null, expiresAt: service.clock.now() })
    expect((await request()).code).toBe(ordersErrors.noInvoice)
    expect(await audited()).toEqual([])
  })

  it('uses only the owner’s own titles and addresses', async () => {
    const theirs = {
      invoiceId: await newTitle(service, company),
      addressId: await newAddress(service, company),
    }
    expect((await request({ invoiceId: theirs.invoiceId })).status).toBe(404)
    expect((await request({ addressId: theirs.addressId })).status).toBe(404)
    expect((await request({ addressId: null })).code).toBe(ordersErrors.addressWanted)
    expect((await request(theirs, boss)).status).toBe(404)
    expect(await detail()).toMatchObject({ invoiceInfo: null, sendInvoiceAddress: null })
    orderNo = await newOrder(service, company)
    expect((await request(theirs)).status).toBe(404)
    expect((await request(theirs, boss)).data).toBe(true)
    expect((await audited()).map(({ operation, subject }) => [operation, subject])).toEqual([
      [
        'requestInvoice',
        expect.objectContaining({ orderNo, after: { invoiceHeader: someTitle.invoiceHeader } }),
      ],
    ])
  })
})

describe('the vendor', () => {
  const number = '26312000000012345678'
  const listed = async (...options: string[]) =>
    (await operate('invoices', 'list', ...options)).includes(orderNo)

  async function writeFiles(): Promise<{
    readonly pdf: string
    readonly ofd: string
    readonly other: string
  }> {
    const folder = await mkdtemp(join(tmpdir(), 'atrium-invoices-'))
    const [pdf, ofd, other] = ['a.pdf', 'a.ofd', 'a.exe'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    await writeFile(pdf, '%PDF-1.7\n1 0 obj\n%%EOF\n')
    await writeFile(ofd, 'PK\u0003\u0004 OFD.xml')
    await writeFile(other, 'MZ')
    return { pdf, ofd, other }
  }

  it('attaches the file, which only the order’s owner can download, and notifies them', async () => {
    const { pdf, ofd, other } = await writeFiles()
    const download = (who: Who) => service.request(operations.getInvoiceFile, { params: { orderNo } }, who)
    await request()
    await put({ status: 'COMPLETED', paidAt: service.clock.now() })
    await expect(operate('invoices', 'attach', orderNo, pdf)).rejects.toThrow('isn’t issued yet')
    await expect(operate('invoices', 'issue', orderNo, number, '--file', other)).rejects.toThrow('neither')
    await operate('invoices', 'issue', orderNo, number)
    expect((await download(self)).status).toBe(404)
    expect((await detail()).invoiceIssued?.fileName).toBeNull()

    await operate('invoices', 'attach', orderNo, pdf)
    expect((await detail()).invoiceIssued?.fileName).toBe(`${number}.pdf`)
    const { name, content } = (await download(self)).data
    expect([name, await content.text()]).toEqual([`${number}.pdf`, '%PDF-1.7\n1 0 obj\n%%EOF\n'])
    expect((await download(boss)).status).toBe(404)
    expect((await download({ as: { userId: userIds.student } })).status).toBe(404)
    const rows = await service.database.connection
      .select({ title: messages.title })
      .from(messages)
      .where(eq(messages.subjectId, orderNo))
    expect(rows.map(({ title }) => title)).toContain('发票文件可以下载')

    await operate('invoices', 'attach', orderNo, ofd)
    expect((await download(self)).data.name).toBe(`${number}.ofd`)
    await operate('invoices', 'issue', orderNo, '26312000000099999999', '--replace')
    expect((await detail()).invoiceIssued?.fileName).toBeNull()
    await operate('invoices', 'issue', orderNo, number, '--replace', '--file', pdf)
    expect((await download(self)).data.name).toBe(`${number}.pdf`)
    expect(await service.database.connection.$count(objects, eq(objects.type, 'application/pdf'))).toBe(1)
    expect(await service.database.connection.$count(objects, eq(objects.type, 'application/ofd'))).toBe(0)
  })

  it('issues a requested and paid invoice once, and notifies its owner', async () => {
    await expect(operate('invoices', 'issue', orderNo, number)).rejects.toThrow('No invoice was requested')
    await request()
    expect([await listed(), await listed('--all')]).toEqual([false, true])
    await expect(operate('invoices', 'issue', orderNo, number)).rejects.toThrow('is NOTPAY')
    await put({ status: 'COMPLETED', paidAt: service.clock.now() })
    expect(await listed()).toBe(true)
    expect(await operate('invoices', 'show', orderNo)).toMatch(
      new RegExp(`${someTitle.unifiedSocialCreditCode}[^]*国康路[^]*not yet`),
    )
    await expect(operate('invoices', 'issue', orderNo, 'A-1')).rejects.toThrow('8 to 20 digits')
    await operate('invoices', 'issue', orderNo, number)
    const issuedAt = service.clock.now().toISOString()
    expect(await detail()).toMatchObject({ invoiceIssued: { invoiceNumber: number, issuedAt } })
    expect(await listed()).toBe(false)
    await expect(operate('invoices', 'issue', orderNo, number)).rejects.toThrow('is recorded already')
    const rows = await service.database.connection
      .select()
      .from(messages)
      .where(eq(messages.subjectId, orderNo))
    expect(rows).toMatchObject([{ userId: person.userId, title: '发票已开具', kind: 'order' }])
    const [, issued] = await audited()
    expect(issued).toMatchObject({
      companyId: '',
      operation: 'operator.invoices.issue',
      subject: { userId: person.userId, after: { invoiceNumber: number } },
    })
  })

  it('replaces a number only when told to', async () => {
    await request()
    await put({ status: 'SUCCESS', paidAt: service.clock.now() })
    await operate('invoices', 'issue', orderNo, number)
    const other = number.replace('8', '9')
    await expect(operate('invoices', 'issue', orderNo, other)).rejects.toThrow(
      'Confirm that this one replaces it',
    )
    await operate('invoices', 'issue', orderNo, other, '--replace')
    expect(await detail()).toMatchObject({ invoiceIssued: { invoiceNumber: other } })
    const rows = await service.database.connection
      .select({ title: messages.title, content: messages.content })
      .from(messages)
      .where(eq(messages.subjectId, orderNo))
    expect(rows).toContainEqual({ title: '发票已重新开具', content: expect.stringContaining(other) })
  })

  it('issues no invoice for a closed order', async () => {
    await request()
    await put({ status: 'CLOSED', closedBecause: 'cancelled' })
    await expect(operate('invoices', 'issue', orderNo, number)).rejects.toThrow('is CLOSED')
  })
})
