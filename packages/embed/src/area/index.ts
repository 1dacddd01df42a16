export { Area } from './Area'
