export { Area, sameAt } from './Area'
