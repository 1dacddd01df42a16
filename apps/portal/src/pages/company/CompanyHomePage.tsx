import { CompanyHome } from '@atrium/features/company'
import { RecentActivity } from '@atrium/features/history'

export default function CompanyHomePage() {
  return <CompanyHome activity={<RecentActivity />} />
}
