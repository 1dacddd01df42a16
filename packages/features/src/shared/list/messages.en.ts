import { englishCount } from '../texts/format'
import type { English } from '../texts/messages'
import type { listChinese } from './messages.zh-CN'

export const listEnglish: English<typeof listChinese> = {
  all: 'All',
  exportRows: 'Export',
  actionsOf: (row: string) => `Actions for ${row}`,
  filtersAndActions: 'Filters and actions',
  filtersShort: 'Filters',
  actionsShort: 'Actions',
  filtersSet: 'Filters and actions (filtered)',
  columns: 'Columns',
  columnsHidden: (count: number) => `Columns (${count} hidden)`,
  showAllColumns: 'Show all columns',
  selectEverything: (count: number) => `Select all ${englishCount(count)}`,
  selectFirst: (count: number) => `Select the first ${englishCount(count)}`,
  stopExport: (percent: number) => `Stop (${percent}%)`,
  exported: (count: number) => (count === 1 ? '1 row exported' : `${englishCount(count)} rows exported`),
}
