import { diskOperations as disk } from '@atrium/contracts/disk/policy'
import { sharingErrors as errors } from '@atrium/contracts/disk/sharing/contract'
import { sharingOperations as operations } from '@atrium/contracts/disk/sharing/policy'
import { pagePaths } from '@atrium/contracts/paths'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../../commands'
import { runCommand } from '../../../platform/operator/runCommand'
import { demo } from '../../../seed/demo'
import { deregistrations, diskNodes, memberships, messages, users } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'
import { testBearer } from '../../../testing/testBearer'

let service: TestService
beforeAll(async () => {
  service = await createDemoService({ settings: { trustedProxies: () => true } })
})
afterAll(() => service.close())

const self = { userId: demo.userIds.individual }
const page = { pageIndex: 1, pageSize: 20 } as const

const ask = <O extends Operation>(operation: O, input: OperationInput<O>, company?: string) =>
  service.request(operation, input, { as: self, ...(company && { company }) })
/** As somebody whom nobody knows. */
const strange = <O extends Operation>(operation: O, input: OperationInput<O>) =>
  service.request(operation, input)

const folder = async (name: string, parentId?: string) =>
  (await ask(disk.addFolder, { body: { name, parentId } })).data.id

async function file(name: string, content: string, parentId?: string, company?: string) {
  const body = { name, size: content.length, modifiedAt: '2026-02-28T08:00:00.000Z', parentId }
  const { uploadId } = (await ask(disk.beginUpload, { body }, company)).data
  await service.app.request(`/api/CloudDisk/Upload/${uploadId}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${testBearer(self)}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: content,
  })
  return (await ask(disk.finishUpload, { body: { uploadId } }, company)).data.id
}

type Wish = Partial<OperationInput<typeof operations.addShare>['body']>
const share = async (id: string, wish: Wish = {}, company?: string) => {
  const body = { id, expireDays: 7, hasCode: false, canDownload: true, ...wish } as const
  return (await ask(operations.addShare, { body }, company)).data
}
const open = (shareId: string, code?: string) => strange(operations.openShare, { body: { shareId, code } })
const addressOf = (shareId: string, id: string, pass?: string) =>
  strange(operations.getSharedDownload, { body: { shareId, id, pass } })
const statusOf = async (url: string) => (await service.app.request(url)).status

it('shows a folder and what lies in it to anybody who has the link, and nothing beside it', async () => {
  const top = await folder('外发')
  const inner = await folder('结构', top)
  const id = await file('a.txt', 'shared', inner)
  const other = await file('secret.txt', 'other')
  const { shareId, url, code } = await share(top)
  expect([code, url.endsWith(`${pagePaths.sharedFiles}?share=${shareId}`)]).toEqual([null, true])

  const opened = (await open(shareId)).data
  expect(opened).toMatchObject({ id: top, name: '外发', kind: 'folder', companyName: '', canDownload: true })
  expect(opened.sharedBy).not.toBe('')
  const shown = (await strange(operations.listShared, { body: { shareId, parentId: inner, ...page } })).data
  expect(shown).toMatchObject({
    totalItems: 1,
    path: [{ name: '外发' }, { name: '结构' }],
    list: [{ id, name: 'a.txt', size: 6 }],
  })
  const address = (await addressOf(shareId, id)).data.url
  expect(await (await service.app.request(address)).text()).toBe('shared')
  expect(await statusOf(address.replace(id, other))).toBe(404)
  expect((await addressOf(shareId, other)).status).toBe(404)
  const beside = await strange(operations.listShared, { body: { shareId, parentId: 'no-such', ...page } })
  expect(beside.status).toBe(404)
  const mine = (await ask(operations.listShares, { query: page })).data.list
  expect(mine).toMatchObject([{ shareId, name: '外发', viewCount: 1, code: null }])
})

it('asks for the code, takes no guessing, and lets who knew it go on', async () => {
  const id = await file('coded.txt', 'coded')
  const { shareId, code } = await share(id, { hasCode: true, expireDays: -1 })
  expect(code).toMatch(/^[a-z2-9]{6}$/)
  expect((await open(shareId)).code).toBe(errors.codeWanted)
  expect((await addressOf(shareId, id)).code).toBe(errors.codeWanted)
  const { pass, expiresAt } = (await open(shareId, code?.toUpperCase())).data
  expect(expiresAt).toBeNull()
  expect((await addressOf(shareId, id, pass)).code).toBe(0)
  const again = () => strange(operations.openShare, { body: { shareId, pass } })
  expect((await again()).data).toMatchObject({ name: 'coded.txt', pass })
  const [{ viewCount } = { viewCount: 0 }] = (await ask(operations.listShares, { query: page })).data.list
  expect(viewCount).toBe(1)
  const another = await share(id, { hasCode: true })
  const elsewhere = { body: { shareId: another.shareId, pass } }
  expect((await strange(operations.openShare, elsewhere)).code).toBe(errors.codeWanted)
  expect((await addressOf(another.shareId, id, pass)).code).toBe(errors.codeWanted)

  const tries = await Promise.all(Array.from({ length: 30 }, () => open(shareId, 'aaaaaa')))
  expect(tries.filter((answer) => answer.code === errors.wrongCode)).toHaveLength(10)
  expect((await open(shareId, code ?? '')).code).toBe(errors.tooManyTries)
  service.clock.advance(3_600_001)
  expect((await open(shareId, code ?? '')).code).toBe(0)
  service.clock.advance(86_400_000)
  expect((await addressOf(shareId, id, pass)).code).toBe(errors.codeWanted)
  expect((await again()).code).toBe(errors.codeWanted)
})

it('stays open to who knows the code, however many guess from elsewhere, and lets few guess', async () => {
  const id = await file('guessed.txt', 'guessed')
  const { shareId, code } = await share(id, { hasCode: true })
  const from = (address: string, given = 'aaaaaa') =>
    service.request(
      operations.openShare,
      { body: { shareId, code: given } },
      { headers: { 'x-forwarded-for': address } },
    )
  const wrongOf = async (addresses: readonly string[]) => {
    const answers: (number | undefined)[] = []
    for (const address of addresses) answers.push((await from(address)).code)
    return answers.filter((answered) => answered === errors.wrongCode).length
  }
  const many = (count: number, addressOf: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => addressOf(i))
  // A caller with all addresses of a site or a provider still gets few tries.
  expect(await wrongOf(many(40, (i) => `2001:db8:1:${i.toString(16)}::1`))).toBe(30)
  expect(await wrongOf(many(120, (i) => `2001:db8:${(i + 16).toString(16)}::1`))).toBe(70)
  expect(await wrongOf(many(8, () => '198.51.100.7'))).toBe(3)
  expect(await wrongOf(many(20, (i) => `203.0.${i}.1`))).toBe(12)
  for (const address of ['192.0.2.1', '192.0.2.1', '2001:db9::1'])
    expect((await from(address, code ?? '')).code).toBe(0)
})

it('may be looked at alone where downloading isn’t allowed', async () => {
  const id = await file('look.txt', 'look')
  const { shareId } = await share(id, { canDownload: false })
  expect((await open(shareId)).data.canDownload).toBe(false)
  expect((await addressOf(shareId, id)).code).toBe(errors.noDownload)
  const { data: shown } = await strange(operations.getSharedPreview, { body: { shareId, id } })
  expect(shown).toMatchObject({ id, name: 'look.txt', size: 4, parentId: null })
  expect(await (await service.app.request(shown.url)).text()).toBe('look')
  // What shows it asks for it: nobody opens or saves it by its address, nor by that of a download.
  const opened = { headers: { 'sec-fetch-mode': 'navigate' } }
  expect((await service.app.request(shown.url, opened)).status).toBe(404)
  expect(await statusOf(shown.url.replace('SharePreview', 'ShareContent'))).toBe(404)
  await ask(operations.revokeShare, { params: { shareId } })
  expect(await statusOf(shown.url)).toBe(404)
  expect((await strange(operations.getSharedPreview, { body: { shareId, id } })).code).toBe(errors.revoked)
})

it('shows each file of a shared folder, by its code, and none beside it', async () => {
  const top = await folder('图纸')
  const [inside, beside] = [await file('in.txt', 'in', top), await file('beside.txt', 'beside')]
  const { shareId, code } = await share(top, { hasCode: true })
  const shownTo = (id: string, pass?: string) =>
    strange(operations.getSharedPreview, { body: { shareId, id, pass } })
  expect((await shownTo(inside)).code).toBe(errors.codeWanted)
  const { pass } = (await open(shareId, code ?? '')).data
  expect((await shownTo(inside, pass)).data).toMatchObject({ name: 'in.txt', parentId: top })
  expect((await shownTo(beside, pass)).succeeded).toBe(false)
  expect((await shownTo(top, pass)).succeeded).toBe(false)
})

it.each([
  ['expired', errors.expired, async () => service.clock.advance(60_000)],
  ['revoked', errors.revoked, (shareId: string) => ask(operations.revokeShare, { params: { shareId } })],
  ['deleted', 40_400, (_: string, top: string) => ask(disk.trashNodes, { body: { ids: [top] } })],
])('is over at once when it is %s, for addresses that came of it too', async (name, code, end) => {
  const top = await folder(`over ${name}`)
  const id = await file('a.txt', '1', top)
  const { shareId } = await share(top)
  // Signed so late that the address itself would be good for longer.
  if (name === 'expired') service.clock.advance(7 * 86_400_000 - 60_000)
  const { url } = (await addressOf(shareId, id)).data
  expect(await statusOf(url)).toBe(200)
  await end(shareId, top)
  expect((await open(shareId)).code).toBe(code)
  expect((await addressOf(shareId, id)).code).toBe(code)
  expect((await strange(operations.listShared, { body: { shareId, ...page } })).code).toBe(code)
  expect(await statusOf(url)).toBe(404)
})

const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })
const accountOf = async () => {
  const [user] = await service.database.connection.select().from(users).where(eq(users.id, self.userId))
  return user?.account ?? ''
}

it.each([
  [
    'is locked',
    async () => operate('accounts', 'lock', await accountOf(), '--reason', 'stolen'),
    async () => operate('accounts', 'unlock', await accountOf()),
  ],
  [
    'is about to end',
    async () => {
      const now = service.clock.now()
      const ending = { userId: self.userId, requestedAt: now, endsAt: new Date(now.getTime() + 86_400_000) }
      await service.database.connection.insert(deregistrations).values(ending)
    },
    async () => service.database.connection.delete(deregistrations),
  ],
])('sleeps while the account of who shared it %s, with all addresses', async (state, begin, end) => {
  const id = await file(`${state}.txt`, 'sleeping')
  const { shareId } = await share(id)
  const shared = (await addressOf(shareId, id)).data.url
  const shown = (await strange(operations.getSharedPreview, { body: { shareId, id } })).data.url
  const own = (await ask(disk.getDownload, { params: { id } })).data.url
  const packed = (await ask(disk.packNodes, { body: { ids: [id] } })).data.url
  const statuses = () => Promise.all([shared, shown, own, packed].map(statusOf))
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await begin()
  // Who is about to leave still fetches what is theirs.
  expect(await statuses()).toEqual(state === 'is locked' ? [404, 404, 404, 404] : [404, 404, 200, 200])
  expect((await open(shareId)).code).toBe(errors.revoked)
  expect((await strange(operations.getSharedPreview, { body: { shareId, id } })).code).toBe(errors.revoked)
  await end()
  expect(await statuses()).toEqual([200, 200, 200, 200])
  expect((await open(shareId)).code).toBe(0)
})

it('is listed and ended by the operator, by its link too, and who shared it is told', async () => {
  const ids = [await file('reported.txt', '1'), await file('other.txt', '2')]
  const [reported, other] = [await share(ids[0] ?? ''), await share(ids[1] ?? '')]
  const account = await accountOf()
  const line = (await operate('shares', 'list', '--account', account))
    .split('\n')
    .find((one) => one.startsWith(reported.shareId))
  expect(line).toMatch(/own disk {2}file {2}reported\.txt .* 0 views {2}without a code {2}works$/)
  expect(await operate('shares', 'end', reported.url)).toContain('is over')
  expect((await open(reported.shareId)).code).toBe(errors.revoked)
  expect((await open(other.shareId)).code).toBe(0)
  await expect(operate('shares', 'end', reported.shareId)).rejects.toThrow('There is no share')
  const told = await service.database.connection
    .select()
    .from(messages)
    .where(eq(messages.userId, self.userId))
  expect(told.map(({ titleEn }) => titleEn)).toContain('A share of yours was stopped')
  await operate('shares', 'end-all', account)
  expect((await open(other.shareId)).code).toBe(errors.revoked)
  expect(await operate('shares', 'list', '--account', account)).toBe('Nothing is shared.')
})

it('of a company’s disk is for who may change the file, tells of the company, and ends when they leave', async () => {
  const { companyId } = demo
  const { connection } = service.database
  await connection.insert(memberships).values({
    companyId,
    userId: self.userId,
    role: 'member',
    departmentId: demo.departmentIds.top,
    name: '过客',
    phone: '18800000001',
    joinedAt: service.clock.now(),
  })
  const id = await file('plan.dwg', '1', undefined, companyId)
  const { shareId } = await share(id, {}, companyId)
  expect((await open(shareId)).data).toMatchObject({
    sharedBy: '过客',
    companyName: expect.stringMatching(/./),
  })
  const colleague = await service.request(
    operations.addShare,
    { body: { id, expireDays: 1, hasCode: false, canDownload: true } },
    { as: { userId: demo.userIds.member }, company: companyId },
  )
  expect(colleague.code).toBe(55_056)
  const { url } = (await addressOf(shareId, id)).data
  const isBroughtBy = (createdBy: string) =>
    connection.update(diskNodes).set({ createdBy }).where(eq(diskNodes.id, id))
  await isBroughtBy(demo.userIds.member)
  expect(await statusOf(url)).toBe(404)
  await isBroughtBy(self.userId)
  expect(await statusOf(url)).toBe(200)
  await connection.delete(memberships).where(eq(memberships.userId, self.userId))
  expect(await statusOf(url)).toBe(404)
  expect((await open(shareId)).code).toBe(errors.revoked)
})
