import { looksOnly, oneRight, unnamed } from '../shared/stories/reasons'
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

export const notApplicable = {
  ByMember: { ...oneRight, ...unnamed },
  ByProduct: { ...unnamed, ReadOnly: 'only the remarks can be: RemarksReadOnly shows them' },
  CompanyProducts: { ...looksOnly, ...unnamed, NoMatches: 'has no search and no filter' },
  ManageMember: { ...oneRight, NoMatches: 'a member’s licences have no search' },
  ProductDrawer: {
    NoMatches: 'has no search and no filter',
    Refreshing: 'reloads in the background, which nothing shows',
    ReadOnly: 'Ended shows it without actions',
    ManyRows: 'shows the first holders and leads to ManageProduct',
  },
}
