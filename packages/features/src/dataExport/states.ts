import { own, ownTexts } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  DataExport: ['Ready', 'Submitting', 'Rejected', 'Saved'],
} as const

export const notApplicable = {
  DataExport: {
    ...own,
    ...ownTexts,
    Pristine: 'Ready shows its only button',
    Invalid: 'nothing is filled in',
  },
}
