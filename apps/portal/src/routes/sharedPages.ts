/* Pages at addresses of a person and of a company. Each of those routes has a state of its own. */

export const billingPage = () => import('../pages/person/BillingPage')
export const diskPage = () => import('../pages/person/DiskPage')
export const orderPage = () => import('../pages/person/OrderPage')
export const ordersPage = () => import('../pages/person/OrdersPage')
export const payOrderPage = () => import('../pages/person/PayOrderPage')
export const previewPage = () => import('../pages/person/PreviewPage')
