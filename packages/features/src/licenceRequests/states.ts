import { oneRight, own, unnamed, whole } from '../shared/stories/reasons'
import { fetched, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  OwnLicences: [...fetched, 'Empty', 'LongText', 'ManyRows'],
  LicenceRequests: [...list, 'NoMatches'],
} as const

export const notApplicable = {
  OwnLicences: { ...unnamed, ...whole, ReadOnly: own.ReadOnly },
  LicenceRequests: { ...oneRight, ...unnamed },
}
