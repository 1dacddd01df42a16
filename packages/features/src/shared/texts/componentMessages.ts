import { chineseCount, englishCount } from './format'
import { catalogue } from './messages'

/** Words of components that the sign-in has none of, so that it need not load them. */
export const componentMessages = catalogue(
  'shared.components',
  {
    total: (count: number) => `共${chineseCount(count)}条`,
    pageSize: (size: number) => `${size} 条/页`,
    pageSizeLabel: '每页条数',
    goToPage: '跳至',
    pageUnit: '页',
    previousPage: '上一页',
    nextPage: '下一页',
    page: (page: number) => `第${page}页`,
    pagination: '分页',
    selectAll: '选择本页全部',
    select: '选择',
    endSelecting: '完成',
    selectRow: (row: string) => `选择 ${row}`,
    selected: (count: number) => `已选${chineseCount(count)}项`,
    clearSelection: '清除选择',
    resizeColumn: (column: string) => `${column}列宽`,
    discardTitle: '放弃未保存的修改？',
    discardText: '未保存的修改将丢失。',
    discard: '放弃修改',
    keepEditing: '继续编辑',
    copySucceeded: '复制成功',
    copyFailed: '复制失败',
    permanent: '永久',
    /** The first few names of many; `total` counts these too. */
    somePeople: (names: readonly string[], total: number) => `${names.join('、')}等${chineseCount(total)}人`,
    someThings: (names: readonly string[], total: number) => `${names.join('、')}等${chineseCount(total)}个`,
    forbiddenTitle: '没有访问权限',
    noMatches: '没有符合条件的结果',
    noMatchesHint: '换个关键词，或清除搜索条件。',
    missingTitle: '没有找到',
    loadFailed: '加载失败',
    breadcrumb: '当前位置',
    history: '操作记录',
    search: '搜索',
    clearSearch: '清除搜索',
    nothingLeftHint: '换个关键词或状态，或清除筛选条件。',
    clearFilters: '清除筛选',
  },
  {
    total: (count: number) => (count === 1 ? '1 item' : `${englishCount(count)} items`),
    pageSize: (size: number) => `${size} / page`,
    pageSizeLabel: 'Items per page',
    goToPage: 'Go to',
    pageUnit: '',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: (page: number) => `Page ${page}`,
    pagination: 'Pagination',
    selectAll: 'Select all on this page',
    select: 'Select',
    endSelecting: 'Done',
    selectRow: (row) => `Select ${row}`,
    selected: (count: number) => `${englishCount(count)} selected`,
    clearSelection: 'Clear selection',
    resizeColumn: (column) => `Width of ${column}`,
    discardTitle: 'Discard unsaved changes?',
    discardText: 'Your changes will be lost.',
    discard: 'Discard changes',
    keepEditing: 'Keep editing',
    copySucceeded: 'Copy succeeded',
    copyFailed: 'Copy failed',
    permanent: 'Permanent',
    somePeople: andOthers,
    someThings: andOthers,
    forbiddenTitle: 'No permission',
    noMatches: 'No matches',
    noMatchesHint: 'Try another word, or clear the search.',
    missingTitle: 'Not found',
    loadFailed: 'Could not be loaded',
    breadcrumb: 'You are here',
    history: 'History',
    search: 'Search',
    clearSearch: 'Clear search',
    nothingLeftHint: 'Try another word or status, or clear the filters.',
    clearFilters: 'Clear filters',
  },
)

declare module './messages' {
  interface Catalogues {
    readonly 'shared.components': typeof componentMessages
  }
}

function andOthers(names: readonly string[], total: number): string {
  const rest = total - names.length
  return `${names.join(', ')} and ${englishCount(rest)} ${rest === 1 ? 'other' : 'others'}`
}
