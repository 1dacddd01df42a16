import { fetched, form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  CompanyHome: [...fetched, 'Empty', 'ReadOnly', 'LongText', 'ManyRows'],
  CompanyInformation: [...fetched, ...form, 'ReadOnly', 'LongText'],
  CompanyInformationDetail: [...fetched, 'Empty'],
  CertificationSubmitted: [...fetched, 'Empty'],
} as const
