import type { DataTableColumn } from '../data-table'

const x = () => 'x'

/** Minimal labels; nobody reads them. */
export const labels = {
  seats: { used: 'x', passedOn: 'x', left: 'x' },
  shell: { skipToContent: 'x', openMenu: 'x', closeMenu: 'x', menu: 'x' },
  cascader: {
    panel: 'x',
    column: x,
    search: 'x',
    clearSearch: 'x',
    noMatches: 'x',
    loading: 'x',
    failed: 'x',
    retry: 'x',
  },
  dates: {
    from: 'x',
    to: 'x',
    format: 'x',
    calendar: 'x',
    previousMonth: 'x',
    nextMonth: 'x',
    clear: 'x',
    close: 'x',
  },
  combobox: { list: 'x', count: x },
  commands: { title: 'x', field: 'x', placeholder: 'x', list: 'x', close: 'x', count: x },
  file: { choose: 'x', hint: 'x', drop: 'x', replace: 'x', remove: 'x', preview: x, progress: 'x' },
  get cropper() {
    return {
      title: 'x',
      close: 'x',
      cancel: 'x',
      save: 'x',
      source: 'x',
      file: labels.file,
      zoom: 'x',
      rotation: 'x',
      horizontal: 'x',
      vertical: 'x',
      reset: 'x',
      result: 'x',
      unreadable: 'x',
    }
  },
  table: { loading: 'x', resizeColumn: x },
  grid: { grid: 'x', rowNumber: 'x', check: 'x', actions: 'x', row: x, cell: x, remove: x },
  edit: { edit: x, input: 'x', failed: 'x' },
  pagination: {
    navigation: 'x',
    total: x,
    previous: 'x',
    next: 'x',
    page: x,
    pageSize: 'x',
    pageSizeOption: x,
    jumpTo: 'x',
  },
  panel: { panel: 'x', separator: 'x', collapse: 'x', expand: 'x', width: x },
  toaster: { region: 'x', announcement: 'x', dismiss: 'x', dismissAll: 'x' },
  tree: { tree: 'x', name: 'x', loading: 'x', saving: 'x' },
}

export const columns: readonly DataTableColumn<string>[] = [{ id: 'x', header: 'x', cell: x, sortValue: x }]
