export { PayOrderPage as default } from '@atrium/embed/orders'
