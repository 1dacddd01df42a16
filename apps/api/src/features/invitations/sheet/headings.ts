/** The template's headings. */
export const headings = { phone: '手机号', name: '姓名', department: '部门' } as const

interface Columns {
  readonly phone: number
  readonly name: number
  /** -1 where the list has no departments. */
  readonly department: number
}

const alsoPhone = ['手机', '手机号码', '电话', 'phone', 'mobile']
const alsoName = ['成员姓名', 'name']
const alsoDepartment = ['所属部门', 'department']

/** Which column holds what, in any order. Undefined: this line is no heading. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  const find = (names: readonly string[]) =>
    cells.findIndex((cell) => names.includes(cell.replace(/[\s*＊（(].*$/, '').toLowerCase()))
  const phone = find([headings.phone, ...alsoPhone])
  const name = find([headings.name, ...alsoName])
  return phone < 0 || name < 0
    ? undefined
    : { phone, name, department: find([headings.department, ...alsoDepartment]) }
}
