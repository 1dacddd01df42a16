export { IdleLicences } from './IdleLicences'
