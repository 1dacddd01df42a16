import { own, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  BacklogDetail: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  BacklogPrompt: ['Ready', 'LongText'],
  MyBacklog: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
  WaitingCard: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  BacklogDetail: own,
  BacklogPrompt: {
    ...own,
    ...unnamed,
    Loading: 'nothing is shown until something waits',
    Failed: 'WaitingCard reports failures',
    ManyRows: 'OneAfterAnother shows several',
  },
  MyBacklog: { ...own, ...unnamed },
  WaitingCard: { ...own, ...unnamed, ...whole },
}
