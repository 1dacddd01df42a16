import { catalogue } from '../shared/messages'

/** Texts of choosing a department to invite into. */
export const placeMessages = catalogue(
  'places',
  {
    search: '搜索部门',
    name: '部门名称',
    none: '没有可选择的部门',
    failed: '部门加载失败',
  },
  {
    search: 'Search departments',
    name: 'Department',
    none: 'No departments to choose from',
    failed: 'The departments could not be loaded',
  },
)
