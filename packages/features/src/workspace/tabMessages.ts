import { catalogue } from '../shared/texts/messages'

export const tabMessages = catalogue(
  'workspaceTabs',
  {
    shortcuts: '常用',
    home: '首页',
    members: '成员',
    products: '产品',
    orders: '订单',
    settings: '账户',
    toDos: '待办',
    messages: '消息',
    profile: '我的',
  },
  {
    shortcuts: 'Shortcuts',
    home: 'Home',
    members: 'Members',
    products: 'Products',
    orders: 'Orders',
    settings: 'Account',
    toDos: 'To-dos',
    messages: 'Messages',
    profile: 'Me',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly workspaceTabs: typeof tabMessages
  }
}
