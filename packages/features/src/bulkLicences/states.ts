import { oneRight, unnamed } from '../shared/stories/reasons'
import { fetched, form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  BulkLicences: list,
  BulkChange: [...list, 'NoMatches', 'NotFound'],
  BulkDialog: [...form, ...fetched, 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  BulkLicences: { ...oneRight, ...unnamed, NoMatches: 'has no search and no filter' },
  BulkChange: oneRight,
  BulkDialog: {
    ...oneRight,
    ...unnamed,
    Empty: 'Pristine shows it without people and products',
    NoMatches: 'its searches belong to the host’s pickers',
    Refreshing: 'Loading shows the preview while it is calculated',
  },
}
