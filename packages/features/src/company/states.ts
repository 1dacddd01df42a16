import { fetched, form } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  CompanyHome: [...fetched, 'Empty', 'ReadOnly', 'LongText', 'ManyRows'],
  CompanyInformation: [...fetched, ...form, 'ReadOnly', 'LongText'],
  CompanyInformationDetail: [...fetched, 'Empty'],
  CertificationSubmitted: [...fetched, 'Empty'],
} as const
