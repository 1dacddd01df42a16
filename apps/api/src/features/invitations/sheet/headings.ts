import type { ListKind } from '../../../ports/ReadingTasks'
import type { Table } from './Table'

/** The template's headings. */
export const headings = { phone: '手机号', name: '姓名', department: '部门' } as const

export interface Headings {
  /** Number of the heading row; people follow below it. */
  readonly below: number
  /** Columns, counted from 0. */
  readonly phone: number
  /** Undefined if the list has no names, which only a list of phones may do. */
  readonly name: number | undefined
  /** Undefined if the list has no departments. */
  readonly department: number | undefined
}

/** Titles and remarks often come first; the headings are within this many rows. */
const mostRowsAbove = 20

const also = {
  phone: [
    ...['手机', '手机号码', '电话', '电话号码', '电话号', '联系电话', '移动电话', '联系方式', '联系手机'],
    ...['手机电话', '联系号码', '本人手机', '本人手机号', '成员手机', '成员手机号', '员工手机', '员工手机号'],
    ...[
      'phone',
      'phonenumber',
      'phoneno',
      'mobile',
      'mobilephone',
      'mobilenumber',
      'mobileno',
      'cellphone',
      'tel',
    ],
  ],
  name: [
    ...[
      '成员姓名',
      '真实姓名',
      '员工姓名',
      '人员姓名',
      '联系人',
      '联系人姓名',
      '名字',
      '人员',
      '成员',
      '员工',
    ],
    ...['name', 'fullname', 'realname', 'membername'],
  ],
  department: [
    ...['所属部门', '部门名称', '所在部门', '部门全称', '科室', '部室', '组织'],
    ...['department', 'dept', 'departmentname'],
  ],
} as const

/** Finds the row that names the columns, in any order, below any titles. */
export function findHeadings({ rows, hiddenColumns }: Table, kind: ListKind): Headings | undefined {
  for (const { number, cells } of rows.slice(0, mostRowsAbove)) {
    // A hidden column counts only if no visible one has the heading.
    const columns = [...cells].sort(([a], [b]) => Number(hiddenColumns.has(a)) - Number(hiddenColumns.has(b)))
    const find = (wanted: keyof typeof headings) => {
      const names: readonly string[] = [headings[wanted], ...also[wanted]]
      // The template's own word has priority: a list may have both 手机号 and 联系方式.
      const found = names.map((heading) => columns.find(([, text]) => spellings(text).includes(heading)))
      return found.find((column) => column !== undefined)?.[0]
    }
    const [phone, name] = [find('phone'), find('name')]
    if (phone !== undefined && (name !== undefined || kind === 'phones'))
      return { below: number, phone, name, department: find('department') }
  }
  return undefined
}

/** A heading as a whole, and each of its parts: `姓名/Name` is 姓名. */
const spellings = (heading: string): readonly string[] => [heading, ...heading.split(/[/|\n]/)].map(plain)

/** Without spaces, required marks and remarks in parentheses: `手 机 号 *（必填）` is 手机号. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{P}\p{S}]*[([【].*$/su, '')
    .replace(/[\s\p{Cf}\p{P}\p{S}]/gu, '')
    .toLowerCase()
