import { englishCount } from './format'
import type { English } from './messages'
import type { componentChinese, sharedChinese } from './sharedMessages.zh-CN'

export const componentEnglish: English<typeof componentChinese> = {
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
}

function andOthers(names: readonly string[], total: number): string {
  const rest = total - names.length
  return `${names.join(', ')} and ${englishCount(rest)} ${rest === 1 ? 'other' : 'others'}`
}

export const sharedEnglish: English<typeof sharedChinese> = {
  unauthenticated: 'Login expired. Please sign in again.',
  signedInElsewhere: 'Logged in elsewhere, signed out.',
  forbidden: 'You don’t have permission to do this. Please ask an administrator.',
  missing: 'This doesn’t exist or has been deleted. Refresh and try again.',
  invalid: 'Something you entered isn’t valid. Check it and try again.',
  refused: 'That didn’t work. Please try again later.',
  timeout: 'System busy, please try later.',
  offline: 'Network Error！ Check your connection and try again.',
  unavailable: 'The service is unavailable at the moment. Please try again later.',
  loading: 'Loading…',
  retry: 'Try again',
  confirm: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  back: 'Back',
  clear: 'Clear',
  notifications: 'Notifications ({hotkey})',
  notification: 'Notification',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all ({count})',
}
