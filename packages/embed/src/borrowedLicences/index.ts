export { BorrowingFeature as BorrowedLicences } from '@atrium/features/borrowing'
