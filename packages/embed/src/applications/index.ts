export { Applications } from './Applications'
