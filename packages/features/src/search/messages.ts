import { catalogue } from '../shared/texts/messages'

export const searchMessages = catalogue(
  'search',
  {
    title: '搜索',
    field: '搜索成员、部门、产品、订单和页面',
    placeholder: '姓名、拼音首字母、手机号、产品、订单号',
    found: '搜索结果',
    close: '关闭搜索',
    count: (items: number) => `找到 ${items} 项`,
    members: '成员',
    departments: '部门',
    products: '产品',
    orders: '订单',
    pages: '前往',
    noMatch: (term: string) => `没有找到“${term}”`,
    noMatchHint: '可以输入姓名或它的拼音首字母、手机号、产品名称或订单号。',
    failed: '搜索失败',
    expired: '已过期',
    disabled: '已禁用',
    awaitingPayment: '待支付',
    paymentFailed: '支付失败',
    processing: '处理中',
    awaitingDeduction: '已受理，待扣款',
    paid: '支付成功',
    completed: '已完成',
    closed: '已关闭',
  },
  {
    title: 'Search',
    field: 'Search members, departments, products, orders and pages',
    placeholder: 'Search by name, phone, product or order number',
    found: 'Results',
    close: 'Close search',
    count: (items) => (items === 1 ? '1 result' : `${items} results`),
    members: 'Members',
    departments: 'Departments',
    products: 'Products',
    orders: 'Orders',
    pages: 'Go to',
    noMatch: (term) => `No results for “${term}”`,
    noMatchHint: 'Try a name or its pinyin initials, a phone, a product or an order number.',
    failed: 'The search failed',
    expired: 'Expired',
    disabled: 'Disabled',
    awaitingPayment: 'Unpaid',
    paymentFailed: 'Failed',
    processing: 'Processing',
    awaitingDeduction: 'To deduct',
    paid: 'Paid',
    completed: 'Completed',
    closed: 'Closed',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly search: typeof searchMessages
  }
}
