import { own, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  CompanyIdentities: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  CompanyIdentities: { ...own, ...unnamed, ...whole },
}
