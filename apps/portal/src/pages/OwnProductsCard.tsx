export { OwnProductsCard as default } from '@atrium/features/catalogue'
