interface ShapedDepartment {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly level: number
  readonly path: string
}

const levels = 6

/** A tree of any size within six levels, parents first, as wide as necessary. */
export function shapeDepartments(count: number): ShapedDepartment[] {
  const branches = branchesFor(count)
  const shaped: ShapedDepartment[] = []
  for (let n = 0; n < count; n += 1) {
    const parent = n === 0 ? undefined : shaped[Math.floor((n - 1) / branches)]
    const id = `dep-${n}`
    shaped.push({
      id,
      parentId: parent?.id ?? null,
      name: n === 0 ? '集团总部' : `${['设计', '结构', '机电', '市政', '勘察'][n % 5]}部门${n}`,
      level: (parent?.level ?? 0) + 1,
      path: `${parent?.path ?? ''}${id}/`,
    })
  }
  return shaped
}

/** The number of children per department that keeps the tree within the levels. */
function branchesFor(count: number): number {
  let branches = 2
  while (sizeOf(branches) < count) branches += 1
  return branches
}

const sizeOf = (branches: number) =>
  Array.from({ length: levels }, (_, level) => branches ** level).reduce((sum, size) => sum + size, 0)
