import { own, unnamed, whole } from '../../shared/stories/reasons'

/** The states that each screen needs a story for. */
export const states = {
  CloudApps: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  EarlierApps: ['Loading', 'Empty', 'Ready', 'Failed'],
  LaunchApp: ['Loading', 'Ready', 'Failed', 'NotFound', 'Rejected'],
} as const

export const notApplicable = {
  CloudApps: { ...own, ...unnamed, ...whole },
  EarlierApps: {
    ...own,
    ...unnamed,
    ...whole,
    LongText: 'shows the cards of CloudApps, which has it',
    ManyRows: 'shows the cards of CloudApps, which has it',
  },
  LaunchApp: {
    ...own,
    Pristine: 'nothing is filled in, and it starts automatically',
    Invalid: 'nothing is filled in',
    Submitting: 'Loading is the wait for the ticket',
    Saved: 'leaves for the app',
    LongText: 'names no app before the service answers',
  },
}
