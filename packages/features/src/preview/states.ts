import { looksOnly } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Preview: ['Loading', 'Empty', 'Ready', 'Failed', 'NotFound', 'LongText', 'Forbidden'],
} as const

export const notApplicable = {
  Preview: {
    ...looksOnly,
    NoMatches: 'shows one file',
    Refreshing: 'a shown file stays until another is opened',
    ManyRows: 'shows one file; each viewer shows long ones',
  },
}
