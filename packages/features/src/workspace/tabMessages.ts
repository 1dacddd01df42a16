import { catalogue } from '../shared/texts/messages'

export const tabMessages = catalogue(
  'workspaceTabs',
  {
    shortcuts: '常用',
    companyHome: '首页',
    members: '成员',
    products: '产品',
    orders: '订单',
    settings: '账户',
    personalHome: '我的',
    password: '密码',
  },
  {
    shortcuts: 'Shortcuts',
    companyHome: 'Home',
    members: 'Members',
    products: 'Products',
    orders: 'Orders',
    settings: 'Account',
    personalHome: 'Me',
    password: 'Password',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly workspaceTabs: typeof tabMessages
  }
}
