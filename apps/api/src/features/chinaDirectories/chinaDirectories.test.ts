import { chinaDirectoriesErrors as errors } from '@atrium/contracts/chinaDirectories/contract'
import { chinaDirectoriesOperations as calls } from '@atrium/contracts/chinaDirectories/policy'
import { directoriesOperations } from '@atrium/contracts/directories/policy'
import { and, eq, inArray, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { vendorCallback } from '../../adapters/companyDirectories/standIns/vendorCallback'
import { vendors } from '../../ports/CompanyDirectory'
import { demo } from '../../seed/demo'
import {
  auditChains,
  auditRows,
  departments,
  directoryCallbacks,
  directoryConnections,
  directoryDepartments,
  directoryPeople,
  grants,
  memberships,
  outbox,
} from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { verifyChain } from '../audit/verifyChain'
import { insertDepartment } from '../departments'
import { everybodyJoins } from './testing/everybodyJoins'
import { createVendorService, type OpenVendor, openVendor } from './testing/openVendor'

const { companyId, departmentIds, userIds } = demo
let service: TestService
beforeAll(async () => {
  service = await createVendorService()
})
afterAll(() => service.close())

const opened: OpenVendor[] = []
type Opening = Parameters<typeof openVendor>[1]
const open = async (opening?: Opening) => {
  const one = await openVendor(service, opening)
  opened.push(one)
  return one
}
// A company has only a few directories.
afterEach(async () => {
  for (const { own, options } of opened.splice(0))
    await service.request(directoriesOperations.endDirectory, { body: own }, options)
})

/** Everybody of the world is a member. */
async function openJoined({ settings: { policy = 'byHand', ...settings } = {}, ...opening }: Opening = {}) {
  const one = await open({ ...opening, settings })
  const { directoryId } = one.own
  expect(await one.apply(await one.read())).toBe(0)
  const { connection: db } = service.database
  await everybodyJoins(db, directoryId, service.clock.now())
  await db
    .update(directoryConnections)
    .set({ policy })
    .where(eq(directoryConnections.directoryId, directoryId))
  return one
}

const counts = async ({ difference }: OpenVendor, id: string) =>
  Object.fromEntries((await difference(id)).changes.map(({ change, count }) => [change, count]))

/** Departments by their path below the directory's own one, which is empty. */
const treeOf = async ({ target }: OpenVendor) => {
  const rows = await service.database.connection
    .select()
    .from(departments)
    .where(eq(departments.companyId, companyId))
  const nameOf = (id: string | null): string => {
    const found = rows.find((row) => row.id === id)
    return !found || found.parentId === null ? '' : `${nameOf(found.parentId)}/${found.name}`
  }
  return new Map(
    rows.flatMap((row) => {
      const path = nameOf(row.id)
      const own = `/${target}`
      return path === own || path.startsWith(`${own}/`) ? [[path.slice(own.length), row] as const] : []
    }),
  )
}

const accountOf = ({ firstMobile }: OpenVendor, number: number) => `china-${firstMobile + number}`

const membersOf = ({ firstMobile }: OpenVendor) =>
  service.database.connection
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        like(memberships.userId, `china-${String(firstMobile).slice(0, 6)}%`),
      ),
    )

const member = async (one: OpenVendor, number: number) =>
  (await membersOf(one)).find(({ userId }) => userId === accountOf(one, number))

/** Takes it from the demo's member. */
async function giveSeat(userId: string): Promise<void> {
  const { connection: db } = service.database
  const [seat] = await db
    .select()
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.userId, userIds.member)))
  if (!seat) throw new Error('no seat')
  await db.update(grants).set({ userId }).where(eq(grants.id, seat.id))
  await db.update(memberships).set({ grantCount: 1 }).where(eq(memberships.userId, userId))
}

describe.each(vendors)('%s', (vendor) => {
  it('is read, applied, and agrees afterwards', async () => {
    const one = await openJoined({ vendor })
    const id = await one.read()
    expect(await one.difference(id)).toMatchObject({ state: 'unchanged', total: 0, untouched: 25 })
    const tree = await treeOf(one)
    for (const { id: n, name } of one.world.departments.values())
      if (n !== 1) expect([...tree.keys()].filter((path) => path.endsWith(`/${name}`))).toHaveLength(1)
    expect(await membersOf(one)).toHaveLength(20)
  })

  it('takes a leaver out by a callback', async () => {
    const one = await openJoined({ vendor, settings: { policy: 'automatic' } })
    const db = service.database.connection
    one.world.leave('u00007')
    const answer = await one.tell({ kind: 'person', did: 'removed', id: 'u00007' })
    expect(answer.status).toBe(200)
    service.clock.advance(1000)
    await one.settle()
    expect(await member(one, 7)).toBeUndefined()
    expect(await membersOf(one)).toHaveLength(19)
    const [person] = await db
      .select()
      .from(directoryPeople)
      .where(eq(directoryPeople.userId, accountOf(one, 7)))
    expect(person).toMatchObject({ active: false, endedAt: service.clock.now() })
  })
})

describe('a difference', () => {
  it('changes nothing before somebody applies it', async () => {
    const one = await open()
    const db = service.database.connection
    const before = await db.$count(departments)
    const sent = await db.$count(outbox)
    const id = await one.read()
    expect(await counts(one, id)).toEqual({ departmentAdded: 5, invited: 20 })
    expect(await one.difference(id)).toMatchObject({ state: 'ready', needs: 'person', total: 25 })
    expect(await db.$count(departments)).toBe(before)
    expect(await db.$count(outbox)).toBe(sent)
    expect(await one.apply(id)).toBe(0)
    expect(await one.difference(id)).toMatchObject({ state: 'applied', done: 25, skipped: 0, failed: 0 })
    expect(await db.$count(outbox)).toBe(sent + 20)
    expect(await membersOf(one)).toHaveLength(0)
    const [chain] = await db.select().from(auditChains).where(eq(auditChains.companyId, companyId))
    const end = { companyId, length: chain?.length ?? 0, hash: chain?.hash ?? '', earlierId: 0 }
    expect(await verifyChain(db, end, service.clock.now())).toBeUndefined()
  })

  it('finds people who move, are renamed, leave, return, or have no number', async () => {
    const one = await openJoined({ settings: { threshold: 50 } })
    const { world } = one
    world.changePerson('u00001', { departmentIds: [3] })
    world.changePerson('u00002', { name: '新名字' })
    world.changePerson('u00003', { isDisabled: true })
    world.leave('u00004')
    world.putPerson({
      ...(world.people.get('u00005') ?? fail()),
      id: 'new1',
      mobile: '',
    })
    world.putPerson({ ...(world.people.get('u00005') ?? fail()), id: 'new2' })
    const id = await one.read()
    expect(await counts(one, id)).toEqual({ left: 2, moved: 1, renamed: 1, waiting: 2 })
    expect((await one.difference(id)).notes).toEqual([
      { note: 'phoneMissing', count: 1 },
      { note: 'phoneTaken', count: 1 },
    ])
    expect(await one.apply(id)).toBe(0)
    const tree = await treeOf(one)
    const target = [...tree.values()].find(({ name }) => name === world.departments.get(3)?.name)
    expect(await member(one, 1)).toMatchObject({ departmentId: target?.id })
    expect(await member(one, 2)).toMatchObject({ name: '新名字' })
    expect(await member(one, 3)).toBeUndefined()
    world.changePerson('u00003', { isDisabled: false })
    const back = await one.read()
    expect(await counts(one, back)).toEqual({ returned: 1 })
    expect(await one.apply(back)).toBe(0)
    expect(await member(one, 3)).toBeDefined()
  })

  it('says what leavers and movers return in seats, and what joiners get by rules', async () => {
    const one = await openJoined({ settings: { threshold: 50 } })
    const db = service.database.connection
    await giveSeat(accountOf(one, 4))
    one.world.leave('u00004')
    const id = await one.read()
    const { seats } = await one.difference(id)
    expect(seats).toEqual([
      {
        mainId: expect.any(String),
        productName: expect.any(String),
        free: expect.any(Number),
        gives: 0,
        waits: 0,
        returns: 1,
      },
    ])
    expect(await one.apply(id)).toBe(0)
    expect(await db.$count(grants, eq(grants.userId, accountOf(one, 4)))).toBe(0)
  })

  it('is refused when the company changed after it was read', async () => {
    const one = await open()
    const id = await one.read()
    const { database, clock } = one.service
    const tree = await treeOf(one)
    const parent = tree.get('') ?? fail()
    await insertDepartment(database.connection, { companyId, parent, name: '新部门', now: clock.now() })
    expect(await one.apply(id)).toBe(errors.outdated)
    expect(await one.apply(await one.read())).toBe(0)
  })

  it('skips somebody whom an administrator moved after it was read', async () => {
    const one = await openJoined()
    one.world.changePerson('u00001', { departmentIds: [3] })
    const id = await one.read()
    await service.database.connection
      .update(memberships)
      .set({ departmentId: departmentIds.cost })
      .where(eq(memberships.userId, accountOf(one, 1)))
    expect(await one.apply(id)).toBe(0)
    expect(await one.difference(id)).toMatchObject({ state: 'applied', skipped: 1 })
    expect(await member(one, 1)).toMatchObject({ departmentId: departmentIds.cost })
  })
})

describe('departments', () => {
  const named = (one: OpenVendor, id: number) => one.world.departments.get(id)?.name ?? ''

  it('exchange their names and places', async () => {
    const one = await openJoined()
    const { world } = one
    const siblings = world.childrenOf(1)
    const [a, b] = siblings
    if (!a || !b) throw new Error('no siblings')
    world.changeDepartment(a.id, { name: b.name })
    world.changeDepartment(b.id, { name: a.name })
    expect(await one.apply(await one.read())).toBe(0)
    expect(await one.difference(await one.read())).toMatchObject({ state: 'unchanged' })
    // Below each other, the other way round.
    world.changeDepartment(b.id, { parentId: a.id })
    expect(await one.apply(await one.read())).toBe(0)
    world.changeDepartment(b.id, { parentId: 1 })
    world.changeDepartment(a.id, { parentId: b.id })
    const id = await one.read()
    expect(await one.apply(id)).toBe(0)
    expect(await one.difference(id)).toMatchObject({ skipped: 0, failed: 0 })
    expect(await one.difference(await one.read())).toMatchObject({ state: 'unchanged' })
    const tree = await treeOf(one)
    expect(tree.has(`/${named(one, b.id)}/${named(one, a.id)}`)).toBe(true)
  })

  it('have 6 levels, and people of deeper ones belong to the one above', async () => {
    const one = await open({ size: { people: 9, departments: 9, levels: 8 } })
    const id = await one.read()
    const rows = await one.rows(id)
    expect(rows.filter(({ note }) => note === 'tooDeep')).toHaveLength(4)
    expect(await one.apply(id)).toBe(0)
    const tree = await treeOf(one)
    const deepest = [...tree.entries()].find(([, { name }]) => name === named(one, 5))
    expect(deepest?.[1].level).toBe(6)
    const people = await service.database.connection
      .select()
      .from(directoryPeople)
      .where(eq(directoryPeople.departmentId, deepest?.[1].id ?? ''))
    expect(people).toHaveLength(5)
  })

  it('with the same name, a long one or none are told apart, and stay so', async () => {
    const one = await open()
    const { world } = one
    world.put({ id: 50, parentId: 1, name: '同名', order: 50 })
    world.put({ id: 51, parentId: 1, name: '同名', order: 51 })
    world.put({ id: 52, parentId: 1, name: '很'.repeat(40), order: 52 })
    world.put({ id: 53, parentId: 1, name: '\u200b', order: 53 })
    expect(await one.apply(await one.read())).toBe(0)
    const tree = await treeOf(one)
    for (const path of ['/同名', '/同名(2)', `/${'很'.repeat(29)}…`, '/53']) expect(tree.has(path)).toBe(true)
    // A new one in front of them changes nobody's name.
    world.put({ id: 49, parentId: 1, name: '同名', order: 1 })
    const id = await one.read()
    expect(await counts(one, id)).toMatchObject({ departmentAdded: 1 })
    expect(await counts(one, id)).not.toHaveProperty('departmentRenamed')
    expect(await one.apply(id)).toBe(0)
    expect((await treeOf(one)).has('/同名(3)')).toBe(true)
  })

  it('in circles, or below unknown ones, are put below the root', async () => {
    const one = await open({ vendor: 'feishu' })
    const { world } = one
    world.put({ id: 60, parentId: 61, name: '圈一', order: 1 })
    world.put({ id: 61, parentId: 60, name: '圈二', order: 2 })
    // The vendor lists them, as if they were below the root.
    const { treeOf: real } = world
    world.treeOf = (id) =>
      id === 1
        ? [...real.call(world, 1), ...[60, 61].flatMap((n) => world.departments.get(n) ?? [])]
        : real.call(world, id)
    const id = await one.read()
    expect((await one.rows(id)).filter(({ note }) => note === 'parentMissing')).toHaveLength(1)
    expect(await one.apply(id)).toBe(0)
    expect((await treeOf(one)).has('/圈一/圈二')).toBe(true)
    expect(await one.difference(await one.read())).toMatchObject({ state: 'unchanged' })
  })

  it('that left are removed, unless people need them', async () => {
    const one = await openJoined({ settings: { threshold: 100 } })
    const { world } = one
    const [a, b] = world.childrenOf(1)
    if (!a || !b) throw new Error('no departments')
    const tree = await treeOf(one)
    const before = new Map([...world.departments].map(([id, { name }]) => [id, name]))
    const own = (id: number) => [...tree.values()].find(({ name }) => name === before.get(id)) ?? fail()
    // Somebody who isn't the directory's works in the second one.
    await service.database.connection
      .update(memberships)
      .set({ departmentId: own(b.id).id })
      .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userIds.memberOutsideScope)))
    for (const { id } of [a, b])
      for (const { id: below } of world.treeOf(id)) {
        for (const person of world.peopleIn(below)) world.changePerson(person.id, { departmentIds: [1] })
        world.removeDepartment(below)
      }
    const id = await one.read()
    const rows = await one.rows(id)
    expect(rows.filter(({ change }) => change === 'departmentKept').map(({ realName }) => realName)).toEqual([
      own(b.id).name,
    ])
    expect(await one.apply(id)).toBe(0)
    const after = await treeOf(one)
    expect(after.has(`/${own(a.id).name}`)).toBe(false)
    expect(after.has(`/${own(b.id).name}`)).toBe(true)
    const links = await service.database.connection
      .select()
      .from(directoryDepartments)
      .where(eq(directoryDepartments.departmentId, own(b.id).id))
    expect(links).toEqual([])
    expect(await one.difference(await one.read())).toMatchObject({ state: 'unchanged' })
  })
})

describe('what was made by hand', () => {
  it('is linked only if somebody decides so', async () => {
    const one = await open({ settings: { enterpriseDepartmentId: departmentIds.top } })
    const { world, own, options } = one
    const db = service.database.connection
    world.put({ id: 70, parentId: 1, name: '建筑设计事业部', order: 1 })
    world.put({ id: 71, parentId: 70, name: '公共建筑设计院', order: 1 })
    world.putPerson({
      id: 'known',
      name: '别的名字',
      mobile: demo.accounts.member,
      employeeNo: '',
      departmentIds: [71],
      isDisabled: false,
    })
    const id = await one.read()
    const proposed = (await one.rows(id)).filter(({ decision }) => decision === 'undecided')
    expect(
      proposed.map(({ change, enterpriseDepartmentId, userId }) => [
        change,
        enterpriseDepartmentId ?? userId,
      ]),
    ).toEqual([
      ['departmentLinked', departmentIds.architecture],
      ['departmentLinked', 'dep-public'],
      ['linked', userIds.member],
    ])
    expect(await one.apply(id)).toBe(errors.linksUndecided)
    const decide = (decision: 'link' | 'leave', rowIds?: string[]) =>
      service.request(
        calls.decideLinks,
        { body: { ...own, differenceId: id, decision, ...(rowIds && { rowIds }) } },
        options,
      )
    // Those below one that is left alone are left alone too.
    expect((await decide('leave', [proposed[0]?.rowId ?? ''])).data.count).toBe(2)
    expect((await decide('link', [proposed[2]?.rowId ?? ''])).data.count).toBe(1)
    expect(await one.apply(id)).toBe(0)
    const made = await db.select().from(departments).where(eq(departments.companyId, companyId))
    const copy = made.find(({ name }) => name === '建筑设计事业部(2)')
    expect(made.some(({ name, parentId }) => name === '公共建筑设计院' && parentId === copy?.id)).toBe(true)
    expect(
      await db.$count(
        directoryDepartments,
        inArray(directoryDepartments.departmentId, [departmentIds.architecture, 'dep-public']),
      ),
    ).toBe(0)
    // Linked people are managed by the next difference.
    const next = await one.read()
    expect(await counts(one, next)).toEqual({ moved: 1, renamed: 1 })
    expect(await one.difference(next)).toMatchObject({ undecidedDepartments: 0, undecidedPeople: 0 })
  })

  it('stays as it is for people whom nobody decided about', async () => {
    const one = await open()
    const mobile = demo.accounts.member
    one.world.putPerson({
      id: 'known',
      name: '王',
      mobile,
      employeeNo: '',
      departmentIds: [1],
      isDisabled: false,
    })
    const id = await one.read()
    expect(await one.apply(id)).toBe(0)
    expect(await one.difference(id)).toMatchObject({ skipped: 1 })
    expect(await counts(one, await one.read())).toEqual({ linked: 1 })
  })
})

describe('the threshold', () => {
  const many = { size: { people: 100, departments: 6, levels: 3 } }

  it('lets 5 % leave, and stops 6 % until somebody confirms it', async () => {
    const one = await openJoined({ ...many, settings: { policy: 'automatic' } })
    for (let n = 0; n < 5; n++) one.world.leave(`u0000${n}`)
    await one.read()
    await one.settle()
    expect(await membersOf(one)).toHaveLength(95)
    for (let n = 10; n < 16; n++) one.world.leave(`u000${n}`)
    const id = await one.read()
    await one.settle()
    expect(await membersOf(one)).toHaveLength(95)
    const found = await one.difference(id)
    expect(found).toMatchObject({
      state: 'ready',
      needs: 'leavers',
      leavers: { count: 6, percent: 6.3, limit: 4 },
    })
    expect(await one.apply(id)).toBe(errors.leaversUnconfirmed)
    expect(await one.apply(id, 5)).toBe(errors.leaversUnconfirmed)
    expect(await one.apply(id, 6)).toBe(0)
    expect(await membersOf(one)).toHaveLength(89)
  })

  it('says when a missing permission looks like everybody leaving', async () => {
    const one = await openJoined({ settings: { policy: 'automatic' } })
    for (const id of [...one.world.people.keys()]) one.world.leave(id)
    const id = await one.read()
    await one.settle()
    expect(await one.difference(id)).toMatchObject({
      needs: 'leavers',
      leavers: { count: 20, percent: 100, looksBroken: true },
    })
    expect(await membersOf(one)).toHaveLength(20)
  })

  it('counts leavers by callbacks together', async () => {
    const one = await openJoined({ ...many, settings: { policy: 'automatic' } })
    for (let n = 10; n < 18; n++) {
      one.world.leave(`u000${n}`)
      await one.tell({ kind: 'person', did: 'removed', id: `u000${n}` })
      service.clock.advance(2000)
      await one.settle()
    }
    expect(await membersOf(one)).toHaveLength(95)
  })
})

describe('administrators', () => {
  it('are never removed or moved by a directory', async () => {
    const one = await openJoined({ settings: { threshold: 100 } })
    const db = service.database.connection
    await db
      .update(memberships)
      .set({ role: 'administrator' })
      .where(
        inArray(
          memberships.userId,
          [1, 2].map((n) => accountOf(one, n)),
        ),
      )
    one.world.leave('u00001')
    one.world.changePerson('u00002', { departmentIds: [4] })
    const id = await one.read()
    expect(await counts(one, id)).toEqual({ blocked: 2 })
    expect((await one.difference(id)).notes).toEqual([{ note: 'administrator', count: 2 }])
    expect(await member(one, 1)).toBeDefined()
  })
})

describe('failures', () => {
  it('are told, and a reading can be tried again', async () => {
    const one = await open()
    one.world.forbidsPeople = true
    const id = await one.read()
    expect(await one.difference(id)).toMatchObject({
      state: 'failed',
      failure: { kind: 'permissionMissing', scope: '通讯录可见范围' },
    })
    const { data } = await service.request(
      calls.listChinaDirectories,
      { query: { enterPriseId: companyId } },
      one.options,
    )
    expect(data.find(({ directoryId }) => directoryId === one.own.directoryId)).toMatchObject({
      failure: { kind: 'permissionMissing' },
    })
    expect(JSON.stringify(data)).not.toContain('demo-secret')
    one.world.forbidsPeople = false
    expect(await one.difference(await one.read())).toMatchObject({ state: 'ready', failure: null })
  })

  it('of credentials are tested before', async () => {
    const one = await open()
    const test = async (secret: string) =>
      (
        await service.request(
          calls.testChinaDirectory,
          {
            body: {
              enterPriseId: companyId,
              kind: 'wecom',
              clientId: one.world.clientId,
              secret,
              rootId: '',
            },
          },
          one.options,
        )
      ).data
    expect(await test('wrong')).toMatchObject({ failure: { kind: 'credentialsWrong' } })
    expect(await test('demo-secret')).toMatchObject({
      failure: null,
      rootName: '示例集团',
      departments: expect.arrayContaining([{ rootId: '2', departmentName: expect.any(String) }]),
      people: 4,
      peopleWithPhone: 4,
    })
  })
})

describe('callbacks', () => {
  const named = { kind: 'person', did: 'removed', id: 'u00003' } as const

  it('appear in the difference that somebody looks at, if nothing is automatic', async () => {
    const one = await openJoined()
    one.world.changePerson('u00001', { name: '新名字' })
    const id = await one.read()
    one.world.leave('u00003')
    await one.tell(named)
    service.clock.advance(2000)
    await one.settle()
    expect(await counts(one, id)).toEqual({ renamed: 1, left: 1 })
    expect(await one.difference(id)).toMatchObject({ total: 2, leaving: 1, leavers: { count: 1 } })
    expect(await membersOf(one)).toHaveLength(20)
    expect(await one.apply(id)).toBe(0)
    expect(await membersOf(one)).toHaveLength(19)
  })

  it('are counted in seats, and take back what they told before', async () => {
    const one = await openJoined()
    const { connection: db } = service.database
    one.world.changePerson('u00001', { name: '新名字' })
    const id = await one.read()
    await giveSeat(accountOf(one, 3))
    const person = one.world.people.get('u00003') ?? fail()
    one.world.leave('u00003')
    const tell = async (did: 'removed' | 'added') => {
      await one.tell({ kind: 'person', did, id: 'u00003' })
      service.clock.advance(2000)
      await one.settle()
    }
    await tell('removed')
    expect(await one.difference(id)).toMatchObject({
      untouched: 23,
      seats: [{ gives: 0, returns: 1 }],
      leavers: { count: 1, members: 20 },
    })
    one.world.putPerson(person)
    await tell('added')
    expect(await counts(one, id)).toEqual({ renamed: 1 })
    expect(await one.difference(id)).toMatchObject({ total: 1, untouched: 24, seats: [] })
    expect(await one.apply(id)).toBe(0)
    expect(await member(one, 3)).toBeDefined()
    expect(await db.$count(grants, eq(grants.userId, accountOf(one, 3)))).toBe(1)
  })

  it('keep what somebody decided about a link', async () => {
    const one = await open()
    const { own, options } = one
    const known = {
      id: 'known',
      name: '王',
      mobile: demo.accounts.member,
      employeeNo: '',
      departmentIds: [1],
    }
    one.world.putPerson({ ...known, isDisabled: false })
    expect(await one.apply(await one.read())).toBe(0)
    const id = await one.read()
    const body = { ...own, differenceId: id, decision: 'leave' as const }
    await service.request(calls.decideLinks, { body }, options)
    one.world.changePerson('known', { departmentIds: [2] })
    await one.tell({ kind: 'person', did: 'changed', id: 'known' })
    service.clock.advance(2000)
    await one.settle()
    expect(await one.rows(id)).toMatchObject([{ decision: 'leave', note: 'leftAlone' }])
  })

  it('are applied beside a difference that waits for somebody, which stays', async () => {
    const one = await openJoined({ settings: { policy: 'automatic' } })
    for (const n of [4, 5, 6]) one.world.leave(`u0000${n}`)
    one.world.changePerson('u00001', { name: '新名字' })
    const id = await one.read()
    expect(await one.difference(id)).toMatchObject({ state: 'ready', needs: 'leavers' })
    await one.tell({ kind: 'person', did: 'changed', id: 'u00001' })
    service.clock.advance(2000)
    await one.settle()
    expect(await member(one, 1)).toMatchObject({ name: '新名字' })
    expect(await one.difference(id)).toMatchObject({ state: 'ready', needs: 'leavers', total: 3 })
    // One leaver more joins those who wait for a confirmation.
    one.world.leave('u00007')
    await one.tell({ kind: 'person', did: 'removed', id: 'u00007' })
    service.clock.advance(2000)
    await one.settle()
    expect(await counts(one, id)).toEqual({ left: 3 })
    expect(await membersOf(one)).toHaveLength(19)
    one.world.leave('u00008')
    await one.tell({ kind: 'person', did: 'removed', id: 'u00008' })
    service.clock.advance(2000)
    await one.settle()
    expect(await counts(one, id)).toEqual({ left: 4 })
    expect(await one.apply(id, 4)).toBe(0)
    expect(await membersOf(one)).toHaveLength(15)
  })

  it('bring new people with their new departments', async () => {
    const one = await openJoined({ settings: { policy: 'automatic' } })
    one.world.put({ id: 80, parentId: 1, name: '新部门', order: 80 })
    one.world.put({ id: 81, parentId: 80, name: '新小组', order: 81 })
    const mobile = String(one.firstMobile + 500)
    one.world.putPerson({
      id: 'n1',
      name: '新人',
      mobile,
      employeeNo: '',
      departmentIds: [81],
      isDisabled: false,
    })
    await one.tell({ kind: 'person', did: 'added', id: 'n1' })
    service.clock.advance(2000)
    await one.settle()
    expect((await treeOf(one)).has('/新部门/新小组')).toBe(true)
    const people = await service.database.connection
      .select()
      .from(directoryPeople)
      .where(eq(directoryPeople.phone, mobile))
    expect(people).toHaveLength(1)
    one.world.changeDepartment(80, { name: '改名部门' })
    await one.tell({ kind: 'department', did: 'changed', id: '80' })
    service.clock.advance(2000)
    await one.settle()
    expect((await treeOf(one)).has('/改名部门/新小组')).toBe(true)
    expect(await one.difference(await one.read())).toMatchObject({ state: 'unchanged' })
  })

  it('are only believed if they are genuine, recent, and this company’s', async () => {
    const one = await openJoined({ settings: { policy: 'automatic' } })
    const other = await open()
    one.world.leave('u00003')
    const { callbackToken: token, callbackKey: key, callbackAddress } = one.connected
    const { pathname } = new URL(callbackAddress)
    const secrets = { clientId: one.world.clientId, token, key }
    const now = service.clock.now()
    const post = async (path: string, given: Partial<typeof secrets>, at = now) => {
      const sending = { ...named, now: at, nonce: crypto.randomUUID() }
      const { query, headers, body } = vendorCallback('wecom', { ...secrets, ...given }, sending)
      return (await service.app.request(`${path}?${query}`, { method: 'POST', headers, body })).status
    }
    expect(await post(pathname, { token: 'wrong' })).toBe(403)
    expect(await post(pathname, { clientId: 'another' })).toBe(403)
    expect(await post(pathname, {}, new Date(now.getTime() - 3_600_000))).toBe(403)
    expect(await post(new URL(other.connected.callbackAddress).pathname, {})).toBe(403)
    expect(await post(pathname.replace(companyId, demo.secondCompanyId), {})).toBe(403)
    expect(await post(pathname.replace('wecom', 'dingtalk'), {})).toBe(403)
    service.clock.advance(2000)
    await one.settle()
    expect(await membersOf(one)).toHaveLength(20)
    expect(await post(pathname, {})).toBe(200)
    service.clock.advance(2000)
    await one.settle()
    expect(await membersOf(one)).toHaveLength(19)
  })

  it('do nothing when they are replayed', async () => {
    const one = await openJoined({ settings: { policy: 'automatic' } })
    const { connection: db } = service.database
    const waiting = () =>
      db.$count(directoryCallbacks, eq(directoryCallbacks.directoryId, one.own.directoryId))
    const { callbackToken: token, callbackKey: key, callbackAddress } = one.connected
    const { query, headers, body } = vendorCallback(
      'wecom',
      { clientId: one.world.clientId, token, key },
      { ...named, now: service.clock.now(), nonce: 'once' },
    )
    const send = () =>
      service.app.request(`${new URL(callbackAddress).pathname}?${query}`, { method: 'POST', headers, body })
    expect((await send()).status).toBe(200)
    expect(await waiting()).toBe(1)
    await db.delete(directoryCallbacks)
    expect((await send()).status).toBe(200)
    expect(await waiting()).toBe(0)
  })

  it('are read again later when the vendor doesn’t answer', async () => {
    const one = await openJoined({ settings: { policy: 'automatic' } })
    one.world.leave('u00003')
    await one.tell(named)
    service.clock.advance(2000)
    one.world.limitedNext = 6
    await one.settle()
    expect(await membersOf(one)).toHaveLength(20)
    service.clock.advance(30_000)
    await one.settle()
    expect(await membersOf(one)).toHaveLength(19)
  })
})

it('reads and applies one at a time, and can be cancelled', async () => {
  const one = await open()
  const { own, options } = one
  const read = () => service.request(calls.readChinaDirectory, { body: own }, options)
  const [first, second] = await Promise.all([read(), read()])
  expect([first.code, second.code].toSorted()).toEqual([0, errors.alreadyBusy])
  const { differenceId } = (first.code === 0 ? first : second).data
  const cancel = () => service.request(calls.cancelDifference, { body: { ...own, differenceId } }, options)
  expect((await cancel()).code).toBe(0)
  expect((await cancel()).code).toBe(errors.atRest)
  await one.settle()
  expect(await one.difference(differenceId)).toMatchObject({ state: 'cancelled', total: 0 })
})

it('keeps people and departments when the directory ends', async () => {
  const one = await openJoined()
  const db = service.database.connection
  const before = await db.$count(departments)
  const { code } = await service.request(directoriesOperations.endDirectory, { body: one.own }, one.options)
  expect(code).toBe(0)
  expect(await membersOf(one)).toHaveLength(20)
  expect(await db.$count(departments)).toBe(before)
  expect((await one.tell({ kind: 'person', did: 'removed', id: 'u00001' })).status).toBe(403)
})

it('writes one audit row for each change, and one for the run', async () => {
  const one = await openJoined({ settings: { threshold: 100 } })
  one.world.leave('u00001')
  one.world.leave('u00002')
  await one.apply(await one.read())
  const rows = await service.database.connection
    .select({ operation: auditRows.operation })
    .from(auditRows)
    .where(and(eq(auditRows.companyId, companyId), eq(auditRows.actorId, `directory:${one.own.directoryId}`)))
  const count = (operation: string) => rows.filter((row) => row.operation === operation).length
  expect(count('addDepartment')).toBe(5)
  expect(count('inviteByMessage')).toBe(20)
  expect(count('deleteMembers')).toBe(2)
  expect(count('finishDifference')).toBe(2)
})

function fail(): never {
  throw new Error('It is missing.')
}
