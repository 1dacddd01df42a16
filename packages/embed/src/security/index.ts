export { Security } from './Security'
