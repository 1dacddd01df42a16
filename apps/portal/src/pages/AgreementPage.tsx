import { UserAgreement } from '@atrium/features/workspace'
import PublicFrame from '../PublicFrame'

export default function AgreementPage() {
  return (
    <PublicFrame>
      <UserAgreement />
    </PublicFrame>
  )
}
