import { BorrowingFeature } from '@atrium/features/borrowing'

export default function BorrowedLicencesPage() {
  return <BorrowingFeature />
}
