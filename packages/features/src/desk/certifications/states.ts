import { looksOnly, unnamed } from '../../shared/stories/reasons'
import { fetched, form, list } from '../../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Certifications: [...list, 'NoMatches'],
  CertificationReview: [
    ...fetched.filter((state) => state !== 'Ready'),
    ...form,
    'Refreshing',
    'NotFound',
    'ReadOnly',
    'LongText',
  ],
} as const

export const notApplicable = {
  Certifications: { ...looksOnly, ...unnamed },
  CertificationReview: {
    Empty: 'shows one submission',
    NoMatches: 'shows one submission',
    ManyRows: 'the service returns at most twenty earlier submissions',
  },
}
