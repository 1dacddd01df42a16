import { unnamed, whole } from '../../shared/stories/reasons'
import { fetched } from '../../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Today: [...fetched, 'Empty', 'ReadOnly', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  Today: { ...unnamed, ...whole },
}
