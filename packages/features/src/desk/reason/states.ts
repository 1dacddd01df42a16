import { oneRight, unnamed, whole } from '../../shared/stories/reasons'
import { form } from '../../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  ReasonDialog: [...form, 'LongText'],
} as const

export const notApplicable = {
  ReasonDialog: {
    ...oneRight,
    ...unnamed,
    ...whole,
    Loading: 'loads nothing',
    Empty: 'Pristine shows it without input',
    Ready: 'Pristine shows it',
    Failed: 'loads nothing that could fail',
    Forbidden: 'opened only where it is allowed; Rejected shows the answer',
    ManyRows: 'keeps at most five reasons, which LongText shows',
  },
}
