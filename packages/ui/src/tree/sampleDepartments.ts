import type { TreeLabels } from './TreeLabels'

/** Sample data: the departments of a fictional company. */
export type Department = { id: string; parentId: string | null; name: string }

export const departments: Department[] = [
  { id: 'group', parentId: null, name: '华东建设集团' },
  { id: 'design', parentId: 'group', name: '设计研究院' },
  { id: 'facade', parentId: 'design', name: '幕墙设计所' },
  { id: 'steel', parentId: 'design', name: '钢结构设计所' },
  { id: 'parametric', parentId: 'steel', name: '参数化小组' },
  { id: 'build', parentId: 'group', name: '工程部' },
  { id: 'north', parentId: 'build', name: '华北项目部' },
  { id: 'south', parentId: 'build', name: '华南项目部' },
  { id: 'cost', parentId: 'group', name: '造价部' },
  { id: 'it', parentId: 'group', name: '信息中心' },
  { id: 'platform', parentId: 'it', name: '平台研发组' },
]

/** The given number of departments, five below each, always the same. */
export function manyDepartments(count: number): Department[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `department-${index}`,
    parentId: index === 0 ? null : `department-${Math.floor((index - 1) / 5)}`,
    name: index === 0 ? '华东建设集团' : `第${index}部门`,
  }))
}

export const treeLabels: TreeLabels = {
  tree: '部门',
  name: '部门名称',
  loading: '正在加载部门',
  saving: '正在保存',
}
