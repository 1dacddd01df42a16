import { own } from '../shared/stories/reasons'
import { form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = { ToCompany: form } as const

export const notApplicable = {
  ToCompany: { ...own, LongText: 'shows one number besides its own texts; names have a limit' },
}
