import { chineseCount } from '../texts/format'

/** Texts of lists with export, selection across pages and column choice. */
export const listChinese = {
  all: '全部',
  exportRows: '导出',
  actionsOf: (row: string) => `${row}的操作`,
  filtersAndActions: '筛选与操作',
  /** Below the icon of the button that opens them. */
  filtersShort: '筛选',
  actionsShort: '操作',
  filtersSet: '筛选与操作（已筛选）',
  columns: '列',
  columnsHidden: (count: number) => `列（隐藏${count}）`,
  showAllColumns: '显示全部列',
  selectEverything: (count: number) => `选择全部${chineseCount(count)}项`,
  selectFirst: (count: number) => `选择前${chineseCount(count)}项`,
  stopExport: (percent: number) => `停止导出（${percent}%）`,
  exported: (count: number) => `已导出${chineseCount(count)}条`,
}
