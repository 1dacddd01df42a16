export interface Row {
  readonly id: string
  readonly phone: string
  readonly name: string
  readonly department: string
  readonly joinedAt: string
  readonly licences: number
}

const surnames = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴']

/** The same rows for every contestant: not random, and not sorted by any column. */
export function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % count
    return {
      id: `row-${index}`,
      phone: `138${String(mixed).padStart(8, '0')}`,
      name: `${surnames[mixed % 10]}工${mixed}`,
      department: `设计院/第${mixed % 40}所`,
      joinedAt: new Date(Date.UTC(2020, 0, 1) + mixed * 60_000).toISOString().slice(0, 19),
      licences: mixed % 13,
    }
  })
}

export interface Department {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}

/** Departments like a company's: ten children each, over as many levels as necessary. */
export function makeDepartments(count: number): Department[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    parentId: index === 0 ? null : `d${Math.floor((index - 1) / 10)}`,
    name: `第${index}设计室`,
  }))
}

export interface NestedDepartment {
  readonly id: string
  readonly name: string
  readonly children?: NestedDepartment[]
}

/** The same rows, nested for libraries that need it. */
export function nestDepartments(departments: readonly Department[]): NestedDepartment[] {
  const nested = departments.map(({ id, name }) => ({ id, name, children: [] as NestedDepartment[] }))
  const byId = new Map(nested.map((department) => [department.id, department]))
  const top: NestedDepartment[] = []
  for (const [index, { parentId }] of departments.entries()) {
    const department = nested[index]
    if (department) (parentId ? byId.get(parentId)?.children : top)?.push(department)
  }
  return top
}
