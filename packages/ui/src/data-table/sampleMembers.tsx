import { Button } from '../button'
import { Pagination } from '../pagination'
import { inStoryLanguage } from '../stories/inStoryLanguage'
import { say } from '../stories/say'
import type { DataTableColumn } from './DataTableColumn'
import type { DataTableLabels } from './DataTableLabels'

/** Sample data: the members of a fictional company. */
export type Member = {
  id: string
  name: string
  phone: string
  department: string
  granted: number
  joined: string
}

const names = ['陈晓', '李明远', '欧阳静', '王芳', '赵一诺', '周子涵', '孙立', '钱文博', '吴桐', '郑可']
const departments = ['设计部', '设计部 / 幕墙组', '工程部', '工程部 / 华北项目部', '造价部']

/** The given number of members, always the same. */
export function sampleMembers(count: number): Member[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `member-${index + 1}`,
    name: `${names[(index * 7) % names.length]}${index < names.length ? '' : index + 1}`,
    phone: `138${String(10_000_000 + ((index * 7_654_321) % 89_999_999))}`,
    department: departments[(index * 3) % departments.length] ?? '',
    granted: (index * 5) % 12,
    joined: `2026-${String(1 + ((index * 5) % 12)).padStart(2, '0')}-${String(1 + ((index * 11) % 28)).padStart(2, '0')}`,
  }))
}

export const memberColumns: DataTableColumn<Member>[] = [
  {
    id: 'name',
    header: '姓名',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    rowHeader: true,
    width: 140,
  },
  { id: 'phone', header: '手机号', cell: ({ phone }) => phone, sortValue: ({ phone }) => phone, width: 140 },
  { id: 'department', header: '部门', cell: ({ department }) => department, width: 220 },
  {
    id: 'granted',
    header: '已授权',
    cell: ({ granted }) => granted,
    sortValue: ({ granted }) => granted,
    firstDirection: 'desc',
    align: 'end',
    narrow: 'end',
    width: 110,
  },
  {
    id: 'joined',
    header: '加入时间',
    cell: ({ joined }) => joined,
    sortValue: ({ joined }) => joined,
    narrow: 'hidden',
    width: 130,
  },
  {
    id: 'actions',
    header: '操作',
    cell: () => (
      <Button size="small" variant="ghost">
        {say('管理')}
      </Button>
    ),
    narrow: 'actions',
    width: 100,
  },
]

export const tableLabels: DataTableLabels = {
  selectPage: '选择本页全部成员',
  select: { begin: '选择', end: '完成' },
  selectRow: (name) => say('选择{0}', name),
  resizeColumn: (column) => say('{0}的列宽', column),
  loading: '正在加载',
}

const pageLabels = {
  navigation: '分页',
  total: (total: number) => say('共{0}条', total),
  previous: '上一页',
  next: '下一页',
  page: (page: number) => say('第{0}页', page),
  pageSize: '每页条数',
  pageSizeOption: (size: number) => say('{0}条/页', size),
  jumpTo: '前往',
}

type MemberPagesProps = { page: number; total: number; onPageChange: (page: number) => void }

/** Pages of ten, below the stories' tables. */
export function MemberPages(props: MemberPagesProps) {
  return <Pagination {...props} pageSize={10} labels={inStoryLanguage(pageLabels)} />
}
