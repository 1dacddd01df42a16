import { form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = { ToCompany: form } as const
