/** A department of the stand-in. Ids are numbers; 1 is the top. */
export interface WorldDepartment {
  readonly id: number
  readonly parentId: number
  readonly name: string
  readonly order: number
}

export interface WorldPerson {
  readonly id: string
  readonly name: string
  /** Empty: not shown. */
  readonly mobile: string
  readonly employeeNo: string
  /** The main one first. */
  readonly departmentIds: readonly number[]
  readonly isDisabled: boolean
}

export interface WorldSize {
  readonly people: number
  readonly departments: number
  /** Levels below the top. */
  readonly levels: number
  /** The first mobile number; others follow. */
  readonly firstMobile?: number
}

export const topDepartment = 1

const names = ['研发', '市场', '销售', '财务', '人事', '运营', '设计', '结构', '测试', '工程']
const surnames = '王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗'

/** The fictional people and departments of a company at a vendor, generated, and changed by tests. */
export class VendorWorld {
  readonly departments = new Map<number, WorldDepartment>()
  readonly people = new Map<string, WorldPerson>()
  readonly #byDepartment = new Map<number, Set<string>>()
  /** Each so many-th call is refused as too frequent; 0: none. */
  limitedEvery = 0
  /** Calls that are refused like that before others succeed. */
  limitedNext = 0
  /** The permission for people is missing. */
  forbidsPeople = false
  /** Tokens issued before are refused. */
  tokenAge = 0
  /** Calls so far. */
  calls = 0
  readonly clientId: string
  readonly secret: string

  constructor(
    { people, departments, levels, firstMobile = 17_000_000_000 }: WorldSize,
    { clientId = 'demo', secret = 'demo-secret' } = {},
  ) {
    this.clientId = clientId
    this.secret = secret
    this.put({ id: topDepartment, parentId: 0, name: '示例集团', order: 0 })
    const byLevel: number[][] = [[topDepartment]]
    for (let n = 1; n < departments; n++) {
      const level = 1 + ((n - 1) % levels)
      const above = byLevel[Math.min(level - 1, byLevel.length - 1)] ?? [topDepartment]
      const parentId = above[Math.floor((n - 1) / levels) % above.length] ?? topDepartment
      const id = n + 1
      this.put({ id, parentId, name: `${names[n % names.length]}${n}部`, order: n })
      const actual = Math.min(level, byLevel.length)
      byLevel[actual] = [...(byLevel[actual] ?? []), id]
    }
    for (let n = 0; n < people; n++) {
      const name = `${surnames[n % surnames.length]}${'一二三四五六七八九十'[Math.floor(n / 20) % 10]}${n}`
      this.putPerson({
        id: `u${String(n).padStart(5, '0')}`,
        name,
        mobile: String(firstMobile + n),
        employeeNo: String(1000 + n),
        departmentIds: [1 + (n % departments)],
        isDisabled: false,
      })
    }
  }

  put(department: WorldDepartment): void {
    this.departments.set(department.id, department)
  }

  putPerson(person: WorldPerson): void {
    this.leave(person.id)
    this.people.set(person.id, person)
    for (const id of person.departmentIds)
      this.#byDepartment.set(id, (this.#byDepartment.get(id) ?? new Set()).add(person.id))
  }

  changePerson(id: string, change: Partial<WorldPerson>): void {
    const before = this.people.get(id)
    if (before) this.putPerson({ ...before, ...change })
  }

  changeDepartment(id: number, change: Partial<WorldDepartment>): void {
    const before = this.departments.get(id)
    if (before) this.put({ ...before, ...change })
  }

  leave(id: string): void {
    for (const departmentId of this.people.get(id)?.departmentIds ?? [])
      this.#byDepartment.get(departmentId)?.delete(id)
    this.people.delete(id)
  }

  removeDepartment(id: number): void {
    this.departments.delete(id)
  }

  childrenOf(id: number): WorldDepartment[] {
    return [...this.departments.values()].filter(({ parentId }) => parentId === id)
  }

  /** The department and all below it, parents first. */
  treeOf(id: number): WorldDepartment[] {
    const own = this.departments.get(id)
    if (!own) return []
    const below = new Map<number, WorldDepartment[]>()
    for (const one of this.departments.values())
      below.set(one.parentId, [...(below.get(one.parentId) ?? []), one])
    const found = [own]
    const seen = new Set([own.id])
    for (const one of found)
      for (const child of below.get(one.id) ?? [])
        if (!seen.has(child.id)) {
          seen.add(child.id)
          found.push(child)
        }
    return found
  }

  peopleIn(id: number): WorldPerson[] {
    return [...(this.#byDepartment.get(id) ?? [])].flatMap((one) => this.people.get(one) ?? [])
  }

  /** Counts a call; true: it is refused as too frequent. */
  isLimited(): boolean {
    this.calls++
    if (this.limitedNext > 0) {
      this.limitedNext--
      return true
    }
    return this.limitedEvery > 0 && this.calls % this.limitedEvery === 0
  }

  get token(): string {
    return `token-${this.tokenAge}`
  }
}
