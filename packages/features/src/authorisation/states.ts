import { fetched, list } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  ByMember: [...list, 'NoMatches'],
  ByProduct: [...list, 'NoMatches'],
  CompanyProducts: list,
  ManageMember: [...list, 'NotFound'],
  ProductDrawer: [...fetched, 'Empty', 'NotFound', 'LongText'],
  ManageProduct: [...list, 'NoMatches', 'NotFound', 'ReadOnly'],
} as const
