export { Backlog } from './Backlog'
