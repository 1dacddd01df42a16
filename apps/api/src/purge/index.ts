export { purge } from './purge'
