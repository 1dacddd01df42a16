import { looksOnly, open, own, ownTexts, unnamed, whole } from '../../shared/stories/reasons'

/** The states that each screen needs a story for. */
export const states = {
  MeetingList: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  MeetingIntroduction: [
    'Loading',
    'Ready',
    'Failed',
    'NotFound',
    'Pristine',
    'Invalid',
    'Submitting',
    'Rejected',
    'Saved',
    'LongText',
  ],
  MeetingResult: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  MeetingNotice: ['Ready'],
} as const

export const notApplicable = {
  MeetingList: { ...open, ...looksOnly, ...unnamed, ...whole },
  MeetingIntroduction: { ...open, ReadOnly: 'Over and Confirmed show it without the form' },
  MeetingResult: own,
  MeetingNotice: { ...looksOnly, ...ownTexts },
}
