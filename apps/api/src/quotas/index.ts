export { countWithin, longestMilliseconds } from './countWithin'
