import { oneRight, own, unnamed, whole } from '../shared/stories/reasons'
import { form, list } from '../shared/stories/states'

const opensFromList = 'opens only from the list of the person’s licences, which shows it instead'

/** The states of each screen; a check requires a story for each. */
export const states = {
  BorrowedLicences: [...list, 'NoMatches'],
  BorrowLicence: [...form, 'Loading', 'Failed', 'ReadOnly', 'LongText'],
  OwnDevices: ['Loading', 'Ready', 'Failed', 'Empty', 'ReadOnly', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  BorrowedLicences: { ...oneRight, ...unnamed },
  BorrowLicence: {
    ...whole,
    Ready: 'Pristine shows it with its fields',
    Empty: 'opens for one licence only',
    ManyRows: 'is about one licence',
    Forbidden: own.Forbidden,
    NotFound: opensFromList,
  },
  OwnDevices: { ...whole, Forbidden: own.Forbidden, NotFound: opensFromList },
}
