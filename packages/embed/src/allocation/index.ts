export { Allocation } from './Allocation'
