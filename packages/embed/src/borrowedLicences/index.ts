export { BorrowedLicences } from './BorrowedLicences'
