export { Area, sameAt } from './Area'
export { ListArea } from './ListArea'
