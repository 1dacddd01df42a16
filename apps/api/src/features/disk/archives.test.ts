import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import { sharingErrors } from '@atrium/contracts/disk/sharing/contract'
import { sharingOperations } from '@atrium/contracts/disk/sharing/policy'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { demo } from '../../seed/demo'
import { diskNodes, memberships } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { objectsOf } from '../../testing/objectsOf'
import { diskOf } from './testing/diskOf'

let service: TestService
let disk: ReturnType<typeof diskOf>
beforeAll(async () => {
  service = await createDemoService()
  disk = diskOf(service, demo.userIds.individual)
})
beforeEach(async () => {
  await service.database.connection.delete(diskNodes)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => service.close())

const owner = { kind: 'person', userId: demo.userIds.individual } as const
const addressOf = async (ids: string[], from = disk) =>
  (await from.ask(operations.packNodes, { body: { ids } })).data.url
const statusOf = async (url: string) => (await service.app.request(url)).status

/** What somebody finds who downloads and unpacks it. */
async function unpacked(url: string) {
  const answer = await service.app.request(url)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  const files = Object.entries(unzipSync(bytes))
  return {
    answer,
    files: Object.fromEntries(files.map(([name, content]) => [name, new TextDecoder().decode(content)])),
  }
}

it('holds files and folders by their names, empty ones too, each once, and says how long it is', async () => {
  const [top, other] = [await disk.addFolder('施工图'), await disk.addFolder('计算书')]
  await disk.addFolder('空', top)
  const inside = await disk.upload('一层 (1).dwg', '一', top)
  const same = [await disk.upload('a.txt', '1'), await disk.upload('A.txt', '2', other)]
  await disk.upload('empty', '', top)
  await disk.trash(await disk.upload('旧.dwg', 'old', top))
  const { answer, files } = await unpacked(await addressOf([...same, inside, top]))
  expect(files).toEqual({
    'A.txt': '2',
    'a (2).txt': '1',
    '施工图/': '',
    '施工图/空/': '',
    '施工图/一层 (1).dwg': '一',
    '施工图/empty': '',
  })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('云盘.zip')}`,
    'content-security-policy': expect.stringMatching(/^sandbox;/),
  })
  const one = await service.app.request(await addressOf([inside]))
  expect(one.headers.get('content-disposition')).toContain(encodeURIComponent('一层'))
  const two = await addressOf([inside, (await disk.list(top))[0]?.id ?? ''])
  expect((await service.app.request(two, { method: 'HEAD' })).headers.get('content-disposition')).toContain(
    encodeURIComponent('施工图.zip'),
  )
})

it('dates files as clocks in China show them', async () => {
  const id = await disk.upload('a', '1')
  const zip = new DataView(await (await service.app.request(await addressOf([id]))).arrayBuffer())
  // Uploaded as written at 2026-02-28T08:00Z, which is 16:00.
  expect([zip.getUint16(12, true), zip.getUint16(10, true) >> 11]).toEqual([(46 << 9) | (2 << 5) | 28, 16])
})

it('opens one file after another, and releases it when the download is cancelled', async () => {
  const large = 'x'.repeat(1024 * 1024)
  const ids = [await disk.upload('a', large), await disk.upload('b', large), await disk.upload('c', large)]
  const url = await addressOf(ids)
  const { read } = service.ports.disk
  const cancelled = vi.fn()
  const opened = vi.spyOn(service.ports.disk, 'read').mockImplementation(async (...given) => {
    const reader = (await read(...given)).getReader()
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => {
        cancelled()
        return reader.cancel()
      },
    })
  })
  const reading = (await service.app.request(url)).body?.getReader()
  for (let n = 0; n < 4; n++) await reading?.read()
  await reading?.cancel()
  expect(opened).toHaveBeenCalledTimes(1)
  expect(cancelled).toHaveBeenCalledTimes(1)
})

it('breaks off where a content is gone, so that nobody takes it for whole', async () => {
  const ids = [await disk.upload('a', 'one'), await disk.upload('b', 'two')]
  const url = await addressOf(ids)
  const answer = await service.app.request(url)
  await service.ports.disk.remove(owner, await objectsOf(service.ports.disk, owner))
  await expect(answer.arrayBuffer()).rejects.toThrow()
})

it('is good for an hour, for who asked, while what was chosen is there', async () => {
  const id = await disk.upload('a', '1')
  const other = await disk.upload('b', '2')
  const [url, both] = [await addressOf([id]), await addressOf([id, other])]
  const archive = /Archive\/[^/]+\/([^?]+)/
  expect(await statusOf(url)).toBe(200)
  expect(await statusOf(url.replace(archive.exec(url)?.[1] ?? '', archive.exec(both)?.[1] ?? ''))).toBe(404)
  expect(await statusOf(url.replace('/Archive/', '/Content/'))).toBe(404)
  expect(await statusOf(url.replace(/until=\d+/, 'until=99999999999999'))).toBe(404)
  const strange = diskOf(service, demo.userIds.student)
  expect((await strange.ask(operations.packNodes, { body: { ids: [id] } })).status).toBe(404)
  await disk.trash(other)
  expect(await statusOf(both)).toBe(404)
  service.clock.advance(3_600_001)
  expect(await statusOf(url)).toBe(404)
})

it('ends with the membership', async () => {
  const { companyId, userIds, departmentIds } = demo
  const { connection } = service.database
  await connection.insert(memberships).values({
    companyId,
    userId: userIds.individual,
    role: 'member',
    departmentId: departmentIds.top,
    name: '过客',
    phone: '18800000001',
    joinedAt: service.clock.now(),
  })
  const boss = diskOf(service, userIds.superAdministrator, companyId)
  const id = await boss.upload('plan.dwg', 'plan')
  const url = await addressOf([id], diskOf(service, userIds.individual, companyId))
  expect((await unpacked(url)).files).toEqual({ 'plan.dwg': 'plan' })
  await connection.delete(memberships).where(eq(memberships.userId, userIds.individual))
  expect(await statusOf(url)).toBe(404)
  expect(await statusOf(url.replace(/company=[^&]+&/, ''))).toBe(404)
})

it('is had of a shared folder by strangers, if they may download, until it is taken back', async () => {
  const top = await disk.addFolder('外发')
  const inner = await disk.addFolder('结构', top)
  await disk.upload('a.txt', 'shared', inner)
  const beside = await disk.addFolder('内部')
  const share = async (canDownload: boolean) => {
    const body = { id: top, expireDays: 7, hasCode: false, canDownload } as const
    return (await disk.ask(sharingOperations.addShare, { body })).data.shareId
  }
  const ask = (shareId: string, id: string) =>
    service.request(sharingOperations.getSharedDownload, { body: { shareId, id } })
  const shareId = await share(true)
  const { url } = (await ask(shareId, top)).data
  expect((await unpacked(url)).files).toEqual({ '外发/': '', '外发/结构/': '', '外发/结构/a.txt': 'shared' })
  expect((await unpacked((await ask(shareId, inner)).data.url)).files).toEqual({
    '结构/': '',
    '结构/a.txt': 'shared',
  })
  expect((await ask(shareId, beside)).status).toBe(404)
  expect(await statusOf(url.replace(top, beside))).toBe(404)
  expect((await ask(await share(false), top)).code).toBe(sharingErrors.noDownload)
  await disk.ask(sharingOperations.revokeShare, { params: { shareId } })
  expect(await statusOf(url)).toBe(404)
})
