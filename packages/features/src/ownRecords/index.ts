export { OwnRecords } from './OwnRecords'
