import { looksOnly, oneRight, ownTexts, unnamed, whole } from '../shared/stories/reasons'
import { fetched, form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  IdleProducts: [...list],
  Reclaims: list,
  Exemptions: list,
  ExemptDialog: form,
  ReclaimPolicies: [...list, 'ReadOnly'],
  ProductUse: ['Loading', 'Ready', 'Failed', 'Empty'],
  ReclaimDialog: [...form, ...fetched, 'Empty', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  IdleProducts: { ...oneRight, ...unnamed, NoMatches: 'every choice of days lists the same products' },
  Reclaims: { ...oneRight, ...unnamed, NoMatches: 'has no search and no filter' },
  Exemptions: { ...oneRight, ...unnamed, NoMatches: 'has no search and no filter' },
  ReclaimPolicies: { ...unnamed, NoMatches: 'has no search and no filter' },
  ExemptDialog: {
    ...oneRight,
    ...unnamed,
    ...whole,
    ...ownTexts,
    Loading: 'loads nothing',
    Empty: 'Pristine shows it without input',
    Ready: 'Pristine shows it',
    Failed: 'loads nothing that could fail',
    Forbidden: 'opened only where it is allowed; Rejected shows the answer',
    ManyRows: 'shows no rows',
  },
  ProductUse: {
    ...looksOnly,
    ...whole,
    ...ownTexts,
    Forbidden: 'shows nothing then, like any failure: the drawer reports it',
    NotFound: 'the drawer reports it',
    ManyRows: 'shows twelve months',
  },
  ReclaimDialog: {
    ...oneRight,
    ...unnamed,
    NoMatches: 'its search only narrows the rows that are shown',
    Refreshing: 'its answer is loaded once for each opening',
  },
}
