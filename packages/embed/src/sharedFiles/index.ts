export { SharedFiles } from './SharedFiles'
