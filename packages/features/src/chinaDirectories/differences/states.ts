import { oneRight } from '../../shared/stories/reasons'
import { list } from '../../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  DirectoryDifference: [...list, 'NoMatches', 'NotFound'],
  DirectoryReadings: [...list, 'NotFound'],
} as const

export const notApplicable = {
  DirectoryDifference: oneRight,
  DirectoryReadings: { ...oneRight, NoMatches: 'has no search and no filter' },
}
