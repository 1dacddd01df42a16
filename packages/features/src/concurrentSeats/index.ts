export { ConcurrentUse, type ConcurrentUseProps } from './ConcurrentUse'
export { english as concurrentSeatsEnglish } from './english'
