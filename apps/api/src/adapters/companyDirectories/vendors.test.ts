import { afterEach, describe, expect, it } from 'vitest'
import {
  type CompanyDirectory,
  DirectoryFailure,
  type VendorDepartment,
  type VendorPerson,
  vendors,
} from '../../ports/CompanyDirectory'
import { serveVendor } from '../../testing/servers/serveVendor'
import { openCompanyDirectories } from './openCompanyDirectories'
import { feishuIds } from './standIns/feishuStandIn'
import { VendorWorld } from './standIns/VendorWorld'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => void close()))

describe.each(vendors)('%s', (vendor) => {
  const departmentId = (id: number) => (vendor === 'feishu' ? feishuIds.department(id) : String(id))
  const personId = (id: string) => (vendor === 'feishu' ? feishuIds.person(id) : id)

  async function open(size = { people: 700, departments: 30, levels: 6 }) {
    const world = new VendorWorld(size)
    const { address, close } = await serveVendor(vendor, world)
    closing.push(close)
    const access = openCompanyDirectories({ [vendor]: address }, { firstPause: 1 }).vendors[vendor]
    const as = (clientId: string, secret: string) => access.open({ clientId, secret })
    return { world, as, directory: as('demo', 'demo-secret') }
  }

  it('reads all departments, parents first, and all people', async () => {
    const { world, directory } = await open()
    const departments = await collect(directory.readDepartments(''))
    expect(departments).toHaveLength(30)
    const seen = new Set<string>()
    for (const one of departments) {
      expect(one.parentId === '' || seen.has(one.parentId)).toBe(true)
      seen.add(one.id)
    }
    expect(departments.filter(({ parentId }) => parentId === '')).toHaveLength(1)
    const people = await collect(directory.readPeople([...seen]))
    expect(people).toHaveLength(700)
    expect(new Set(people.map(({ id }) => id)).size).toBe(700)
    const [id, somebody] = [...world.people][5] ?? ['', undefined]
    expect(people.find((one) => one.id === personId(id))).toMatchObject({
      name: somebody?.name,
      mobile: expect.stringContaining(somebody?.mobile ?? 'none'),
      departmentIds: somebody?.departmentIds.map(departmentId),
      active: true,
    })
  })

  it('reads pages of one large department', async () => {
    const { directory } = await open({ people: 530, departments: 1, levels: 1 })
    const root = departmentId(1)
    expect(await collect(directory.readPeople([root]))).toHaveLength(530)
  })

  it('reads a part, and siblings in order', async () => {
    const { world, directory } = await open()
    const [top] = world.childrenOf(1)
    if (!top) throw new Error('no department')
    const part = await collect(directory.readDepartments(departmentId(top.id)))
    expect(part.map(({ id }) => id).toSorted()).toEqual(
      world
        .treeOf(top.id)
        .map(({ id }) => departmentId(id))
        .toSorted(),
    )
    const children = (await directory.readChildren('')).filter(({ parentId }) => parentId !== '')
    const expected = world.childrenOf(1).toSorted((one, other) => one.order - other.order)
    expect(children.toSorted((one, other) => one.order - other.order).map(({ name }) => name)).toEqual(
      expected.map(({ name }) => name),
    )
  })

  it('puts the main department first', async () => {
    const { world, directory } = await open()
    world.changePerson('u00003', { departmentIds: [9, 2] })
    const person = await directory.readPerson(personId('u00003'))
    expect(person?.departmentIds).toEqual([departmentId(9), departmentId(2)])
  })

  it('finds single people and departments, or nothing', async () => {
    const { world, directory } = await open()
    expect(await directory.readDepartment(departmentId(7))).toMatchObject({ id: departmentId(7) })
    world.leave('u00001')
    world.removeDepartment(7)
    expect(await directory.readPerson(personId('u00001'))).toBeUndefined()
    expect(await directory.readDepartment(departmentId(7))).toBeUndefined()
    await expect(collect(directory.readDepartments(departmentId(7)))).rejects.toMatchObject({
      kind: 'rootMissing',
    })
  })

  it('waits when it asks too often', async () => {
    const { world, directory } = await open()
    world.limitedEvery = 4
    expect(await collect(directory.readDepartments(''))).toHaveLength(30)
    const ids = [...world.departments.keys()].map(departmentId)
    expect(await collect(directory.readPeople(ids))).toHaveLength(700)
    world.limitedEvery = 1
    const failure = await failureOf(directory.readPerson(personId('u00001')))
    expect(failure.kind).toBe('rateLimited')
  })

  it('asks for another token when the old one is refused', async () => {
    const { world, directory } = await open()
    expect(await directory.readPerson(personId('u00001'))).toBeDefined()
    world.tokenAge++
    expect(await directory.readPerson(personId('u00001'))).toBeDefined()
  })

  it('says what is wrong, without secrets', async () => {
    const { world, as, directory } = await open()
    // The right ones work before and after, and wrong ones never get their token.
    await directory.readPerson(personId('u00001'))
    for (const [clientId, secret] of [
      ['demo', 'wrong-secret'],
      ['another', 'demo-secret'],
    ] as const) {
      const failure = await failureOf(as(clientId, secret).readPerson(personId('u00001')))
      expect(failure).toMatchObject({ kind: 'credentialsWrong' })
      expect(failure.message).not.toContain(secret)
    }
    world.forbidsPeople = true
    const forbidden = await failureOf(collect(directory.readPeople([departmentId(1)])))
    expect(forbidden).toMatchObject({ kind: 'permissionMissing' })
    expect(forbidden.scope).toBe(
      {
        wecom: '通讯录可见范围',
        dingtalk: 'qyapi_get_department_member',
        feishu: 'contact:contact:readonly_as_app',
      }[vendor],
    )
    for (const close of closing.splice(0)) close()
    const gone = await failureOf(directory.readPerson(personId('u00002')))
    expect(gone.kind).toBe('unreachable')
    expect(gone.message).not.toMatch(/token|secret|127/)
  })
})

async function collect<T extends VendorDepartment | VendorPerson>(
  pages: ReturnType<CompanyDirectory['readDepartments']> | AsyncIterable<readonly T[]>,
): Promise<T[]> {
  const all: T[] = []
  for await (const page of pages) all.push(...(page as readonly T[]))
  return all
}

async function failureOf(work: Promise<unknown>): Promise<DirectoryFailure> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failure instanceof DirectoryFailure) return failure
  throw failure ?? new Error('It did not fail.')
}
