import { own, ownTexts, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  SecurityCentre: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  SecurityLine: ['Loading', 'Ready', 'Failed'],
  SignInCheck: [
    'Loading',
    'NotFound',
    'Ready',
    'Failed',
    'Submitting',
    'Rejected',
    'Saved',
    'ReadOnly',
    'LongText',
  ],
} as const

export const notApplicable = {
  SecurityCentre: { ...own, ...unnamed, ...whole },
  SecurityLine: { ...own, ...unnamed, ...ownTexts },
  SignInCheck: {
    Forbidden: own.Forbidden,
    Pristine: 'Ready asks the question',
    Invalid: 'has two buttons and no field',
  },
}
