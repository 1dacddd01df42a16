/** The states that each screen needs a story for. */
export const states = {
  MeetingList: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText'],
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
