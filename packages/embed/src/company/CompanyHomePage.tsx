import { CompanyHome } from '@atrium/features/company'
import { RecentActivity } from '@atrium/features/history'

/** The home of a company, with its recent activity. */
export const CompanyHomePage = () => <CompanyHome activity={<RecentActivity />} />
