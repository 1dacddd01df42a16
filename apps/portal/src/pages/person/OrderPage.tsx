export { OrderPage as default } from '@atrium/embed/orders'
