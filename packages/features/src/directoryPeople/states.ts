import { oneRight } from '../shared/stories/reasons'
import { list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  DirectoryPeople: [...list, 'NoMatches', 'NotFound'],
} as const

export const notApplicable = {
  DirectoryPeople: { ...oneRight },
}
