import { own, unnamed } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  MessageCentre: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
  MessageDetail: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
} as const

export const notApplicable = { MessageCentre: { ...own, ...unnamed }, MessageDetail: own }
