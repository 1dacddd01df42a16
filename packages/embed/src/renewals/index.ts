export { Renewals } from './Renewals'
