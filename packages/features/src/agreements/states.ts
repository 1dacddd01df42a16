import { looksOnly, open, own, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  AgreementDocument: ['Loading', 'Ready', 'Failed', 'NotFound'],
  AgreementNotice: ['Ready'],
  OwnAgreements: ['Loading', 'Empty', 'Ready', 'Failed'],
} as const

export const notApplicable = {
  AgreementDocument: {
    ...open,
    ...looksOnly,
    LongText: 'agreements are the vendor’s texts, in full in Ready',
  },
  AgreementNotice: {
    ...own,
    ...unnamed,
    Loading: 'nothing is shown until there is something to agree to',
    Failed: 'OwnAgreements reports failures',
    LongText: 'names agreements by its own texts',
  },
  OwnAgreements: {
    ...own,
    ...unnamed,
    ...whole,
    LongText: 'names agreements by its own texts',
    ManyRows: 'lists the versions of three agreements',
  },
}
