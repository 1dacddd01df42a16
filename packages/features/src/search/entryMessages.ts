import { catalogue } from '../shared/texts/messages'

/** What the search says in the header: every page has it. */
export const entryMessages = catalogue(
  'searchEntry',
  { search: '搜索成员、产品、订单', searchOwn: '搜索产品、文件、订单' },
  { search: 'Search people, products, orders', searchOwn: 'Search products, files, orders' },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly searchEntry: typeof entryMessages
  }
}
