import { looksOnly, own, ownTexts, unnamed } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  AdministratorManual: ['Ready'],
  NotFound: ['Ready'],
  PersonalHome: ['Loading', 'Empty', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  AdministratorManual: { ...looksOnly, ...ownTexts },
  NotFound: { ...looksOnly, ...ownTexts },
  PersonalHome: { ...own, ...unnamed, NoMatches: 'has no search and no filter' },
}
