import { createHash, randomBytes } from 'node:crypto'
import { diskErrors, quotas } from '@atrium/contracts/disk/contract'
import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import { previewOperations } from '@atrium/contracts/preview/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purge } from '../../purge'
import { demo } from '../../seed/demo'
import { diskNodes, diskUploads, memberships } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { seededRandom } from '../../testing/hostile/seededRandom'
import { objectsOf } from '../../testing/objectsOf'
import { lookAfter } from '../../testing/servers/lookAfter'
import { testBearer } from '../../testing/testBearer'
import { sweepDisk } from './sweepDisk'

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
beforeEach(async () => {
  for (const table of [diskUploads, diskNodes]) await service.database.connection.delete(table)
})
afterAll(() => service.close())

const self: Who = { userId: demo.userIds.individual }
const stranger: Who = { userId: demo.userIds.student }
type Who = { readonly userId: string }
const owner = { kind: 'person', userId: self.userId } as const
const modifiedAt = '2026-02-28T08:00:00.000Z'
const gigabyte = 1024 ** 3

const ask = <O extends Operation>(operation: O, input: OperationInput<O>, as: Who = self) =>
  service.request(operation, input, { as })

type Begin = OperationInput<typeof operations.beginUpload>['body']
const begin = (body: Partial<Begin> & Pick<Begin, 'name' | 'size'>, as?: Who) =>
  ask(operations.beginUpload, { body: { modifiedAt, ...body } }, as)

const tus = (method: 'HEAD' | 'PATCH', uploadId: string, init: RequestInit = {}, as: Who = self) =>
  service.app.request(`/api/CloudDisk/Upload/${uploadId}`, {
    method,
    ...init,
    headers: { authorization: `Bearer ${testBearer(as)}`, 'tus-resumable': '1.0.0', ...init.headers },
  })

const patch = (uploadId: string, offset: number, body: Uint8Array | ReadableStream, as?: Who) =>
  tus(
    'PATCH',
    uploadId,
    {
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: body as BodyInit,
      duplex: 'half',
    } as RequestInit,
    as,
  )

const offsetOf = async (uploadId: string) =>
  Number((await tus('HEAD', uploadId)).headers.get('upload-offset'))
const finish = (uploadId: string, as?: Who) => ask(operations.finishUpload, { body: { uploadId } }, as)

async function upload(name: string, content: Uint8Array, more: Partial<Begin> = {}) {
  const { uploadId } = (await begin({ name, size: content.length, ...more })).data
  if (content.length > 0) expect((await patch(uploadId, 0, content)).status).toBe(204)
  return (await finish(uploadId)).data.id
}

const list = async (query: Partial<OperationInput<typeof operations.listNodes>['query']> = {}) =>
  (await ask(operations.listNodes, { query: { pageIndex: 1, pageSize: 100, ...query } })).data
const names = async (parentId?: string) => (await list({ parentId })).list.map(({ name }) => name)
const bin = async () => (await ask(operations.listBin, { query: { pageIndex: 1, pageSize: 100 } })).data.list
const addFolder = async (name: string, parentId?: string) =>
  (await ask(operations.addFolder, { body: { name, parentId } })).data.id
const move = (ids: string[], parentId?: string) => ask(operations.moveNodes, { body: { ids, parentId } })
const trash = (...ids: string[]) => ask(operations.trashNodes, { body: { ids } })
const restore = (...ids: string[]) => ask(operations.restoreNodes, { body: { ids } })
const used = async () => (await ask(operations.getQuota, {})).data.used
const download = async (id: string, headers: Record<string, string> = {}, method = 'GET') =>
  service.app.request((await ask(operations.getDownload, { params: { id } })).data.url, { headers, method })
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const text = (words: string) => new TextEncoder().encode(words)

describe('a preview', () => {
  it('tells what to show, and which files lie beside it', async () => {
    const folder = await addFolder('b图纸')
    const [a, b] = [await upload('a.txt', text('1')), await upload('B.txt', text('22'))]
    const c = await upload('c.txt', text('333'))
    await upload('b.txt', text('elsewhere'), { parentId: folder })
    await trash(a)
    const shown = await ask(previewOperations.getPreview, { params: { id: b } })
    expect(shown.data).toMatchObject({
      name: 'B.txt',
      size: 2,
      previous: null,
      next: { id: c, name: 'c.txt' },
    })
    const part = await service.app.request(shown.data.url, { headers: { range: 'bytes=0-0' } })
    expect(await part.text()).toBe('2')
    for (const id of [a, folder])
      expect((await ask(previewOperations.getPreview, { params: { id } })).status).toBe(404)
    expect((await ask(previewOperations.getPreview, { params: { id: b } }, stranger)).status).toBe(404)
  })
})

describe('a folder', () => {
  it('lists folders first, sorted as asked, a page at a time, and says the way to it', async () => {
    const top = await addFolder('图纸')
    const inner = await addFolder('结构', top)
    await upload('b.txt', text('1'))
    await upload('A.txt', text('333'))
    await upload('c.txt', text('22'))
    expect(await names()).toEqual(['图纸', 'A.txt', 'b.txt', 'c.txt'])
    const bySize = await list({ orderBy: 'size', isOrderDesc: true })
    expect(bySize.list.map(({ name }) => name)).toEqual(['图纸', 'A.txt', 'c.txt', 'b.txt'])
    const second = await list({ pageIndex: 2, pageSize: 3 })
    expect(second).toMatchObject({ totalItems: 4, list: [{ name: 'c.txt', size: 2, modifiedAt }] })
    expect((await list({ parentId: inner })).path).toEqual([
      { id: top, name: '图纸' },
      { id: inner, name: '结构' },
    ])
  })

  it('sorts numbers in names by their size, in lists and from file to file', async () => {
    const sorted = ['图2.dwg', '图10.dwg', '图 10-2.dwg', '图 10-11.dwg', '20260102.txt', '20251231.txt']
    const digits = Array.from({ length: 127 }, () => '1a').join('')
    const ids = new Map<string, string>()
    for (const name of [...sorted, '图1.dwg', digits]) ids.set(name, await upload(name, text('a')))
    expect(await names()).toEqual([
      ...[digits, '20251231.txt', '20260102.txt', '图 10-2.dwg', '图 10-11.dwg'],
      ...['图1.dwg', '图2.dwg', '图10.dwg'],
    ])
    const { data } = await ask(previewOperations.getPreview, { params: { id: ids.get('图2.dwg') ?? '' } })
    expect([data.previous?.name, data.next?.name]).toEqual(['图1.dwg', '图10.dwg'])
  })

  it('makes an empty folder by its path, and keeps one that is there', async () => {
    const make = (name: string, folders: string[]) =>
      ask(operations.addFolder, { body: { name, folders, clash: 'keep' } })
    const made = await make('变更', ['项目', '外业'])
    expect((await make('变更', ['项目', '外业'])).data).toEqual(made.data)
    expect((await list({ parentId: made.data.id })).path.map(({ name }) => name)).toEqual([
      '项目',
      '外业',
      '变更',
    ])
    await upload('报告', text('a'))
    expect((await make('报告', [])).code).toBe(diskErrors.nameTaken)
  })

  it('finds by name wherever it lies, but not in the bin', async () => {
    const top = await addFolder('图纸')
    const id = await upload('总平面.dwg', text('1'), { parentId: top, folders: ['二期', '总图'] })
    const found = async () => (await list({ searchCondition: '平面.DWG' })).list
    expect(await found()).toMatchObject([{ id }])
    await trash(top)
    expect(await found()).toEqual([])
  })

  it('holds no name twice, in whichever case', async () => {
    await addFolder('Plans')
    const again = await ask(operations.addFolder, { body: { name: 'plans' } })
    expect(again).toMatchObject({ code: diskErrors.nameTaken, envelope: { data: { name: 'plans' } } })
    const other = await addFolder('other')
    const renamed = await ask(operations.renameNode, { body: { id: other, name: 'PLANS' } })
    expect(renamed.code).toBe(diskErrors.nameTaken)
    expect((await ask(operations.renameNode, { body: { id: other, name: 'Other' } })).data).toBe(true)
    expect(await names()).toEqual(['Other', 'Plans'])
  })

  it('moves with what lies in it, but not into itself', async () => {
    const top = await addFolder('图纸')
    const inner = await addFolder('结构', top)
    await upload('a.txt', text('1'), { parentId: inner })
    expect((await move([top], inner)).code).toBe(diskErrors.withinItself)
    expect((await move([inner])).data).toBe(true)
    expect(await names(inner)).toEqual(['a.txt'])
    const taken = await addFolder('结构', top)
    expect((await move([taken])).code).toBe(diskErrors.nameTaken)
    expect(await names(top)).toEqual(['结构'])
  })

  it('lies in at most fifty others', async () => {
    const folders = Array.from({ length: 50 }, (_, n) => `第${n}层`)
    await begin({ name: 'a', size: 0, folders })
    const deepest = (await list({ searchCondition: '第49层' })).list[0]?.id
    const deeper = await ask(operations.addFolder, { body: { name: '更深', parentId: deepest } })
    expect(deeper.code).toBe(diskErrors.tooDeep)
    const flat = await addFolder('平')
    expect((await move([flat], deepest)).code).toBe(diskErrors.tooDeep)
  })
})

it.each([
  '',
  ' ',
  '.',
  '..',
  '../a',
  'a/b',
  'a\\b',
  'CON',
  'con.txt',
  'a\u0000b',
  'report\u202Efdp.exe',
  'a.',
  'x'.repeat(256),
])('takes nothing called %j', async (name) => {
  expect((await ask(operations.addFolder, { body: { name } })).status).toBe(400)
  expect((await begin({ name, size: 1 })).status).toBe(400)
  expect(await names()).toEqual([])
})

it.each([
  '👩‍👩‍👧 家.txt',
  'x'.repeat(255),
  '图'.repeat(85),
  '.gitignore',
  'contract.pdf',
  "it's (1)*".replace('*', ''),
])('takes %s, and gives it back under that name', async (name) => {
  const id = await upload(name, text('内容'))
  const answer = await download(id)
  const header = answer.headers.get('content-disposition') ?? ''
  expect(decodeURIComponent(header.replace("attachment; filename*=UTF-8''", ''))).toBe(name)
  expect(await answer.text()).toBe('内容')
})

describe('the bin', () => {
  it('takes and gives back, to the top where its folder is gone, under another name where its is taken', async () => {
    const top = await addFolder('图纸')
    const id = await upload('a.txt', text('1'), { parentId: top })
    await trash(id)
    expect(await names(top)).toEqual([])
    expect(await bin()).toMatchObject([{ id, name: 'a.txt' }])
    await upload('a.txt', text('2'), { parentId: top })
    expect((await restore(id)).data).toBe(true)
    expect(await names(top)).toEqual(['a (2).txt', 'a.txt'])
    await trash(id)
    await trash(top)
    await restore(id)
    expect(await names()).toEqual(['a (2).txt'])
    await restore(top)
    expect(await names()).toEqual(['图纸', 'a (2).txt'])
    expect(await bin()).toEqual([])
  })

  it('shows nothing of what lies in it', async () => {
    const top = await addFolder('图纸')
    const id = await upload('a.txt', text('1'), { parentId: top })
    const { url } = (await ask(operations.getDownload, { params: { id } })).data
    await trash(top)
    expect((await service.app.request(url)).status).toBe(404)
    const inTop = { query: { pageIndex: 1, pageSize: 20, parentId: top } }
    expect((await ask(operations.listNodes, inTop)).status).toBe(404)
    expect((await ask(operations.renameNode, { body: { id, name: 'b' } })).status).toBe(404)
    expect((await begin({ name: 'b', size: 1, parentId: top })).status).toBe(404)
  })

  it('is emptied, wholly or of some, and by itself after thirty days', async () => {
    const ids = [await upload('a', text('1')), await upload('b', text('2')), await upload('c', text('3'))]
    await trash(...ids)
    await ask(operations.emptyBin, { body: { ids: ids.slice(0, 1) } })
    expect((await bin()).map(({ name }) => name).toSorted()).toEqual(['b', 'c'])
    await ask(operations.emptyBin, { body: {} })
    expect(await bin()).toEqual([])
    expect(await used()).toBe(0)
    await trash(await upload('d', text('4')))
    const inDays = (days: number) => () => new Date(service.clock.now().getTime() + days * 86_400_000)
    await purge({ ...service.ports, clock: inDays(29) })
    expect(await bin()).toHaveLength(1)
    await purge({ ...service.ports, clock: inDays(31) })
    expect(await bin()).toEqual([])
  })
})

describe('an upload', () => {
  it('cut off anywhere goes on from there, and is what was sent', async () => {
    const random = seededRandom(16)
    const content = new Uint8Array(randomBytes(3_000_000))
    const { uploadId } = (await begin({ name: 'model.ifc', size: content.length })).data
    let cuts = 0
    for (let offset = 0; offset < content.length; offset = await offsetOf(uploadId)) {
      expect((await finish(uploadId)).code).toBe(diskErrors.incomplete)
      const until = Math.min(content.length, offset + Math.floor(random() * 900_000) + 1)
      await patch(uploadId, offset, cutAt(content.subarray(offset, until), until < content.length))
      cuts += 1
      // The same file again is the same upload.
      expect((await begin({ name: 'model.ifc', size: content.length })).data.uploadId).toBe(uploadId)
    }
    expect(cuts).toBeGreaterThan(3)
    const { id } = (await finish(uploadId)).data
    const received = new Uint8Array(await (await download(id)).arrayBuffer())
    expect(hashOf(received)).toBe(hashOf(content))
    expect((await ask(operations.listUploads, {})).data).toEqual([])
  })

  it('is told of until it is finished or given up', async () => {
    const { uploadId } = (await begin({ name: 'a', size: 4 })).data
    await patch(uploadId, 0, text('12'))
    expect((await ask(operations.listUploads, {})).data).toEqual([
      { uploadId, name: 'a', size: 4, received: 2, modifiedAt, parentId: null },
    ])
    expect(await used()).toBe(4)
    await ask(operations.cancelUpload, { params: { uploadId } })
    expect(await used()).toBe(0)
    expect((await patch(uploadId, 2, text('34'))).status).toBe(404)
  })

  it('takes no more than was said', async () => {
    const { uploadId } = (await begin({ name: 'a', size: 2 })).data
    await patch(uploadId, 0, text('1234'))
    expect(await service.ports.disk.receivedOf(uploadId)).toBeLessThanOrEqual(2)
  })

  it('asks what to do about a name that is taken: both, the new one, or neither', async () => {
    await upload('a.txt', text('1'))
    expect((await begin({ name: 'A.txt', size: 1 })).code).toBe(diskErrors.nameTaken)
    await upload('a.txt', text('2'), { clash: 'keepBoth' })
    expect(await names()).toEqual(['a (2).txt', 'a.txt'])
    const id = await upload('a.txt', text('3'), { clash: 'replace' })
    expect(await names()).toEqual(['a (2).txt', 'a.txt'])
    expect(await (await download(id)).text()).toBe('3')
    expect(await bin()).toMatchObject([{ name: 'a.txt' }])
  })

  it('of fifty at once leaves no more than there is room for', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => begin({ name: `${n}.bin`, size: gigabyte })),
    )
    const [room, refused] = [0, diskErrors.overQuota].map(
      (code) => answers.filter((answer) => answer.code === code).length,
    )
    expect([room, refused]).toEqual([10, 40])
    expect(await used()).toBe(quotas.person)
  })
})

/** Ends as a line does that is cut. */
function cutAt(bytes: Uint8Array, isCut: boolean) {
  let sent = false
  return new ReadableStream(
    {
      pull(controller) {
        if (!sent) controller.enqueue(bytes)
        else if (isCut) controller.error(new Error('cut'))
        else controller.close()
        sent = true
      },
    },
    { highWaterMark: 0 },
  )
}

describe('a download', () => {
  it('comes in ranges, and never as a page', async () => {
    const id = await upload('page.html', text('<script>alert(1)</script>'))
    const whole = await download(id)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'content-length': '25',
    })
    const part = await download(id, { range: 'bytes=8-13' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 8-13/25'])
    expect(await part.text()).toBe('alert(')
    expect(await (await download(id, { range: 'bytes=-9' })).text()).toBe('</script>')
    expect((await download(id, { range: 'bytes=25-' })).status).toBe(416)
    expect((await download(id, { range: 'bytes=8-13', 'if-range': '"other"' })).status).toBe(200)
    const head = await download(id, {}, 'HEAD')
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['25', ''])
    expect(await (await download(await upload('empty', text('')))).text()).toBe('')
  })

  it('is good for an hour, for this file', async () => {
    const [id, other] = [await upload('a', text('1')), await upload('b', text('2'))]
    const { url } = (await ask(operations.getDownload, { params: { id } })).data
    expect((await service.app.request(url.replace(id, other))).status).toBe(404)
    expect((await service.app.request(url.replace(/until=\d+/, 'until=99999999999999'))).status).toBe(404)
    service.clock.advance(3_600_001)
    expect((await service.app.request(url)).status).toBe(404)
  })
})

it('is nobody else’s', async () => {
  const top = await addFolder('图纸')
  const id = await upload('a.txt', text('1'), { parentId: top })
  const trashed = await upload('b.txt', text('2'))
  await trash(trashed)
  const { uploadId } = (await begin({ name: 'c.txt', size: 2 })).data
  const before = await service.database.connection.select().from(diskNodes)
  const statuses = [
    await ask(operations.listNodes, { query: { parentId: top, pageIndex: 1, pageSize: 20 } }, stranger),
    await ask(operations.addFolder, { body: { parentId: top, name: 'x' } }, stranger),
    await ask(operations.renameNode, { body: { id, name: 'x' } }, stranger),
    await ask(operations.moveNodes, { body: { ids: [id] } }, stranger),
    await ask(operations.trashNodes, { body: { ids: [id] } }, stranger),
    await ask(operations.restoreNodes, { body: { ids: [trashed] } }, stranger),
    await ask(operations.getDownload, { params: { id } }, stranger),
    await begin({ parentId: top, name: 'x', size: 1 }, stranger),
    await finish(uploadId, stranger),
    await ask(operations.cancelUpload, { params: { uploadId } }, stranger),
    await patch(uploadId, 0, text('12'), stranger),
  ].map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([404]))
  await ask(operations.emptyBin, { body: { ids: [trashed] } }, stranger)
  expect(
    (await ask(operations.listBin, { query: { pageIndex: 1, pageSize: 9 } }, stranger)).data.list,
  ).toEqual([])
  expect((await ask(operations.listUploads, {}, stranger)).data).toEqual([])
  expect((await ask(operations.getQuota, {}, stranger)).data.used).toBe(0)
  expect(await service.database.connection.select().from(diskNodes)).toEqual(before)
  const unsigned = await service.app.request(`/api/CloudDisk/Upload/${uploadId}`, { method: 'PATCH' })
  expect(unsigned.status).toBe(401)
})

describe('a company’s disk', () => {
  const { companyId: company, userIds } = demo
  const [boss, member, colleague] = [userIds.superAdministrator, userIds.member, userIds.otherAdministrator]
  const asking =
    (userId: string) =>
    <O extends Operation>(operation: O, input: OperationInput<O>) =>
      service.request(operation, input, { as: { userId }, company })
  const all = { query: { pageIndex: 1, pageSize: 100 } } as const
  const put = async (userId: string, name: string, more: Partial<Begin> = {}) => {
    const body = { name, size: 1, modifiedAt, ...more }
    const { uploadId } = (await asking(userId)(operations.beginUpload, { body })).data
    expect((await patch(uploadId, 0, text('1'), { userId })).status).toBe(204)
    return (await asking(userId)(operations.finishUpload, { body: { uploadId } })).data.id
  }
  const lookAfterDisk = (permissions: ('disk' | 'orders')[]) =>
    service.database.transaction((db) =>
      lookAfter(db, {
        companyId: company,
        userId: colleague,
        permissions,
        departmentIds: [demo.departmentIds.bimStandards],
      }),
    )

  it('is read by all members, each of whom changes what they brought, and administrators of it all', async () => {
    await lookAfterDisk(['orders'])
    const id = await put(member, 'plan.dwg')
    const folder = (await asking(member)(operations.addFolder, { body: { name: 'mine' } })).data.id
    const { list } = (await asking(colleague)(operations.listNodes, all)).data
    expect(list).toMatchObject([
      { id: folder, canChange: false },
      { id, addedBy: expect.stringMatching(/./), canChange: false },
    ])
    const { url } = (await asking(colleague)(operations.getDownload, { params: { id } })).data
    expect((await service.app.request(url)).status).toBe(200)

    const inIt = await put(colleague, 'theirs.dwg', { parentId: folder })
    const trying = async (userId: string, ids: string[]) =>
      (await asking(userId)(operations.trashNodes, { body: { ids } })).code
    expect(await trying(colleague, [id])).toBe(diskErrors.notYours)
    // Something of a colleague lies in it.
    expect(await trying(member, [folder])).toBe(diskErrors.notYours)
    expect(await trying(colleague, [inIt])).toBe(0)
    const bins = [member, colleague, boss].map(
      async (userId) => (await asking(userId)(operations.listBin, all)).data.totalItems,
    )
    expect(await Promise.all(bins)).toEqual([0, 1, 1])
    await asking(member)(operations.emptyBin, { body: { ids: [inIt] } })
    expect(await trying(member, [folder])).toBe(diskErrors.notYours)
    expect(await trying(boss, [folder])).toBe(0)
    expect(await trying(colleague, [id])).toBe(diskErrors.notYours)
    await lookAfterDisk(['disk'])
    expect(await trying(colleague, [id])).toBe(0)
  })

  it('lets nobody replace what others brought', async () => {
    await put(member, 'plan.dwg')
    const body = { name: 'plan.dwg', size: 1, modifiedAt, clash: 'replace' } as const
    const refused = await asking(userIds.administrator)(operations.beginUpload, { body })
    expect(refused.code).toBe(diskErrors.notYours)
    await put(member, 'plan.dwg', { clash: 'replace' })
    await put(boss, 'plan.dwg', { clash: 'replace' })
    expect((await asking(member)(operations.listBin, all)).data.totalItems).toBe(2)
  })

  it('has room of its own, and tells of uploads to who sends them alone', async () => {
    const body = { name: 'model.ifc', size: 20 * gigabyte, modifiedAt }
    expect((await ask(operations.beginUpload, { body })).code).toBe(diskErrors.overQuota)
    const { uploadId } = (await asking(member)(operations.beginUpload, { body })).data
    const { data } = await asking(boss)(operations.getQuota, {})
    expect(data).toEqual({ used: 20 * gigabyte, total: quotas.company })
    expect((await asking(boss)(operations.listUploads, {})).data).toEqual([])
    const other = (await asking(boss)(operations.beginUpload, { body })).data
    expect(other.uploadId).not.toBe(uploadId)
    expect((await patch(uploadId, 0, text('1'), { userId: boss })).status).toBe(404)
  })

  it('is closed to who leaves: addresses of downloads and uploads end with the membership', async () => {
    const { connection } = service.database
    const leaver = userIds.individual
    await connection.insert(memberships).values({
      companyId: company,
      userId: leaver,
      role: 'member',
      departmentId: demo.departmentIds.top,
      name: '过客',
      phone: '18800000001',
      joinedAt: service.clock.now(),
    })
    const id = await put(leaver, 'plan.dwg')
    const { url } = (await asking(leaver)(operations.getDownload, { params: { id } })).data
    const body = { name: 'b', size: 2, modifiedAt }
    const { uploadId } = (await asking(leaver)(operations.beginUpload, { body })).data
    expect((await service.app.request(url)).status).toBe(200)
    await connection.delete(memberships).where(eq(memberships.userId, leaver))
    expect((await service.app.request(url)).status).toBe(404)
    expect((await patch(uploadId, 0, text('12'), { userId: leaver })).status).toBe(404)
    const removed = url.replace(/company=[^&]+&/, '')
    expect((await service.app.request(removed)).status).toBe(404)
  })
})

describe('the sweep', () => {
  const objects = () => objectsOf(service.ports.disk, owner)

  it('leaves each content once, as long as a file has it', async () => {
    await sweepDisk(service.ports)
    const [one, two] = [await upload('a', text('same')), await upload('b', text('same'))]
    expect(await objects()).toEqual([hashOf(text('same'))])
    for (const id of [one, two]) {
      await trash(id)
      await ask(operations.emptyBin, { body: {} })
      await sweepDisk(service.ports)
      expect(await objects()).toHaveLength(id === one ? 1 : 0)
    }
  })

  it('takes what no row tells of: of uploads given up, and of a change that was never committed', async () => {
    const { uploadId } = (await begin({ name: 'a', size: 4 })).data
    const going = (await begin({ name: 'b', size: 4 })).data.uploadId
    for (const id of [uploadId, going]) await patch(id, 0, text('12'))
    await ask(operations.cancelUpload, { params: { uploadId } })
    const lost = await service.ports.disk.seal(uploadId, owner)
    await service.ports.disk.keep(uploadId, owner, lost)
    expect(await objects()).toContain(lost)
    await sweepDisk(service.ports)
    expect(await objects()).not.toContain(lost)
    expect(await service.ports.disk.uploadIds()).toEqual([going])
    expect(await offsetOf(going)).toBe(2)
  })

  it('takes nothing of what is being uploaded meanwhile', async () => {
    const ids: string[] = []
    let isOver = false
    const sweeping = (async () => {
      while (!isOver) await sweepDisk(service.ports)
    })()
    for (let n = 0; n < 20; n++) {
      // The same content again and again, each time when it has just become needless.
      ids.push(await upload(`${n}.txt`, text('again')))
      const [former] = ids.splice(0, ids.length - 1)
      if (former) {
        await trash(former)
        await ask(operations.emptyBin, { body: {} })
      }
    }
    isOver = true
    await sweeping
    expect(await (await download(ids[0] ?? '')).text()).toBe('again')
  })
})
