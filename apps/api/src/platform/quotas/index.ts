export { countWithin, longestMilliseconds } from './countWithin'
export { readWithin } from './readWithin'
