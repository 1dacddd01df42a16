import { diskErrors, mostDeep, quotas } from '@atrium/contracts/disk/contract'
import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ownerKey } from '../../platform/owner/ownerKey'
import { demo } from '../../seed/demo'
import { diskNodes } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { objectsOf } from '../../testing/objectsOf'
import { diskOf } from './testing/diskOf'
import { treeOf } from './treeOf'

let service: TestService
let disk: ReturnType<typeof diskOf>
beforeAll(async () => {
  service = await createDemoService()
  disk = diskOf(service, demo.userIds.individual)
})
beforeEach(async () => {
  await service.database.connection.delete(diskNodes)
})
afterAll(() => service.close())

const owner = { kind: 'person', userId: demo.userIds.individual } as const
const copy = (ids: string[], parentId?: string, from = disk) =>
  from.ask(operations.copyNodes, { body: { ids, parentId } })
const names = async (parentId?: string) => (await disk.list(parentId)).map(({ name }) => name)
const rows = () => service.database.connection.select().from(diskNodes)

type Row = Partial<typeof diskNodes.$inferInsert> & { readonly id: string }
const put = (...given: readonly Row[]) => {
  const at = service.clock.now()
  return service.database.connection.insert(diskNodes).values(
    given.map((row) => ({
      ...ownerKey(owner),
      kind: 'folder' as const,
      size: 0,
      name: row.id,
      nameKey: row.id,
      modifiedAt: at,
      createdAt: at,
      createdBy: owner.userId,
      ...row,
    })),
  )
}
const file = { kind: 'file', sha256: 'a'.repeat(64) } as const

it('keeps copies beside what was there, with all that lies in a folder, and moves no content', async () => {
  const top = await disk.addFolder('图纸')
  const inner = await disk.addFolder('结构', top)
  await disk.addFolder('空', inner)
  const plan = await disk.upload('总图.dwg', 'plan', inner)
  await disk.trash(await disk.upload('旧.dwg', 'old', inner))
  const before = await objectsOf(service.ports.disk, owner)
  const used = await disk.used()

  expect((await copy([top])).data).toBe(true)
  expect(await names()).toEqual(['图纸', '图纸 (2)'])
  const copied = (await disk.list())[1]?.id ?? ''
  const within = (await disk.list(copied))[0]?.id ?? ''
  const [empty, drawing] = await disk.list(within)
  expect([empty?.name, drawing?.name]).toEqual(['空', '总图.dwg'])
  expect(drawing).toMatchObject({ size: 4, modifiedAt: '2026-02-28T08:00:00.000Z', canChange: true })
  expect(await objectsOf(service.ports.disk, owner)).toEqual(before)
  expect(await disk.used()).toBe(used + 4)

  // A copy of its own: the one that it was made of may go.
  await disk.trash(plan)
  await disk.ask(operations.emptyBin, { body: {} })
  const { url } = (await disk.ask(operations.getDownload, { params: { id: drawing?.id ?? '' } })).data
  expect(await (await service.app.request(url)).text()).toBe('plan')
})

it('takes what lies in a chosen folder once, and goes into another one', async () => {
  const [top, other] = [await disk.addFolder('a'), await disk.addFolder('b')]
  const inside = await disk.upload('x.txt', 'x', top)
  const beside = await disk.upload('y.txt', 'y')
  expect((await copy([inside, top, beside], other)).data).toBe(true)
  expect(await names(other)).toEqual(['a', 'y.txt'])
})

it('refuses what can’t be, and leaves everything as it was', async () => {
  const deep = Array.from({ length: mostDeep }, (_, n) => `f${n}`)
  await put(...deep.map((id, n) => ({ id, parentId: deep[n - 1] ?? null })))
  await put({ id: 'large', ...file, size: quotas.person / 2 + 1 }, { id: 'many' })
  await disk.trash(await disk.addFolder('gone'))
  const [gone] = (await rows()).filter(({ name }) => name === 'gone')
  const before = (await rows()).length
  const codes = [
    await copy(['f0'], 'f3'),
    await copy(['f48'], 'f49'),
    await copy(['f48'], 'f10'),
    await copy(['f3'], 'f10'),
    await copy(['large']),
    await copy([gone?.id ?? '']),
    await copy(['large'], gone?.id),
    await copy(['large'], undefined, diskOf(service, demo.userIds.student)),
  ].map(({ code, status }) => (status === 404 ? 404 : code))
  const { withinItself, tooDeep, overQuota, tooMuch } = diskErrors
  expect(codes).toEqual([withinItself, withinItself, 0, withinItself, overQuota, 404, 404, 404])
  expect((await copy(['f10'], 'many')).code).toBe(0)
  expect((await copy(['f0'], 'many')).code).toBe(tooDeep)
  expect(await rows()).toHaveLength(before + 2 + 42)
  const many = treeOf(service.database.connection, owner, ['f10'], 41)
  await expect(many).rejects.toMatchObject({ code: tooMuch })
})

it('lets no two at once take room that is there for one', async () => {
  await put({ id: 'large', ...file, size: Math.floor(quotas.person / 3) + 1 })
  const codes = (await Promise.all([copy(['large']), copy(['large'])])).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([0, diskErrors.overQuota])
})

it('makes what colleagues brought the copier’s own, and leaves theirs alone', async () => {
  const { companyId, userIds } = demo
  const [boss, member] = [userIds.superAdministrator, userIds.member].map((id) =>
    diskOf(service, id, companyId),
  )
  if (!boss || !member) throw new Error('Nobody is there.')
  const folder = await boss.addFolder('标准')
  await boss.upload('墙.dwg', 'wall', folder)
  expect((await copy([folder], undefined, member)).data).toBe(true)
  const [theirs, own] = await member.list()
  expect([theirs?.canChange, own?.canChange]).toEqual([false, true])
  expect(await member.list(own?.id)).toMatchObject([{ name: '墙.dwg', canChange: true }])
  expect((await member.trash(own?.id ?? '')).data).toBe(true)
  expect(await boss.list(folder)).toHaveLength(1)
})
