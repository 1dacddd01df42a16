export { Orders as default } from '@atrium/features/orders'
