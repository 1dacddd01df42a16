export { english as ownRecordsEnglish } from './english'
export { OwnRecords } from './OwnRecords'
