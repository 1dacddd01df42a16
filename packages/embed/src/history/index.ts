export { History } from './History'
