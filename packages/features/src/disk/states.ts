import { own } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Disk: [
    'Loading',
    'Empty',
    'NoMatches',
    'Ready',
    'Failed',
    'NotFound',
    'LongText',
    'ManyRows',
    'Forbidden',
    'Refreshing',
  ],
  SharedFiles: ['Loading', 'Empty', 'Ready', 'Failed', 'NotFound', 'LongText', 'ManyRows', 'Refreshing'],
  UploadsElsewhere: ['Ready', 'Failed'],
} as const

export const notApplicable = {
  Disk: { ReadOnly: 'OfCompany shows files that the member can’t change' },
  SharedFiles: {
    NoMatches: 'has no search and no filter',
    Forbidden: 'who has the link and its code may see it; CodeFails shows the refusal',
    ReadOnly: 'LookOnly shows it without downloads',
  },
  UploadsElsewhere: { ...own, LongText: 'counts files; Clashes shows the dialog that names them' },
}
