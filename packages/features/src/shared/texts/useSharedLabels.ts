import { useMemo } from 'react'
import { useTexts } from '../host/useKept'
import { componentMessages, sharedMessages } from './sharedMessages'

/** `labels` of the design system's components in every feature. */
export function useSharedLabels() {
  const shared = useTexts(sharedMessages)
  const texts = useTexts(componentMessages)
  return useMemo(
    () => ({
      pagination: {
        navigation: texts.pagination,
        total: (total: number) => texts.total(total),
        previous: texts.previousPage,
        next: texts.nextPage,
        page: texts.page,
        pageSize: texts.pageSizeLabel,
        pageSizeOption: texts.pageSize,
        jumpTo: texts.goToPage,
        jumpUnit: texts.pageUnit,
      },
      table: {
        selectPage: texts.selectAll,
        selectRow: texts.selectRow,
        select: { begin: texts.select, end: texts.endSelecting },
        resizeColumn: texts.resizeColumn,
        loading: shared.loading,
      },
      /** Of a field for one day or for two. */
      dates: {
        from: texts.firstDay,
        to: texts.lastDay,
        format: texts.dayFormat,
        calendar: texts.calendar,
        previousMonth: texts.previousMonth,
        nextMonth: texts.nextMonth,
        clear: texts.clearDays,
        close: shared.close,
      },
      discard: {
        title: texts.discardTitle,
        description: texts.discardText,
        discard: texts.discard,
        keep: texts.keepEditing,
      },
      close: shared.close,
      search: (field: string) => ({ field, clear: texts.clearSearch, search: texts.search }),
      failure: { retry: shared.retry },
    }),
    [shared, texts],
  )
}
