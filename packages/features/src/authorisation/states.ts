import { fetched, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  ByMember: [...list, 'NoMatches'],
  ByProduct: [...list, 'NoMatches'],
  CompanyProducts: list,
  ManageMember: [...list, 'NotFound'],
  ProductDrawer: [...fetched, 'Empty', 'NotFound', 'LongText'],
  ManageProduct: [...list, 'NoMatches', 'NotFound', 'ReadOnly'],
} as const
