import { looksOnly, oneRight, unnamed, whole } from '../shared/stories/reasons'
import { fetched, form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  CompanyHome: [...fetched, 'Empty', 'ReadOnly', 'LongText', 'ManyRows'],
  CompanyInformation: [...fetched, ...form, 'ReadOnly', 'LongText'],
  CompanyInformationDetail: [...fetched, 'Empty', 'LongText'],
  CertificationSubmitted: [...fetched, 'Empty', 'LongText'],
} as const

export const notApplicable = {
  CompanyHome: { ...unnamed, ...whole },
  CompanyInformation: unnamed,
  CompanyInformationDetail: { ...oneRight, ...unnamed, ...whole, ManyRows: 'shows one submission' },
  CertificationSubmitted: { ...looksOnly, ...unnamed, ...whole, ManyRows: 'shows one submission' },
}
