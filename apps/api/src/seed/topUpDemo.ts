import { eq } from 'drizzle-orm'
import type { Connection } from '../platform/database/Connection'
import { companies } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'
import { demoAgreements } from './demoAgreements'
import { demoApplications } from './demoApplications'
import { demoBacklog } from './demoBacklog'
import { demoBilling, demoCompanyBilling } from './demoBilling'
import { demoBorrowed } from './demoBorrowed'
import { demoCertifications } from './demoCertifications'
import { demoConcurrentSeats } from './demoConcurrentSeats'
import { demoInvitations } from './demoInvitations'
import { demoLicenceRequests } from './demoLicenceRequests'
import { demoMeetings } from './demoMeetings'
import { topUpMessages } from './demoMessages'
import { demoPermissionGroups } from './demoPermissionGroups'
import { demoProfiles } from './demoProfiles'
import { demoSales } from './demoSales'
import { demoSeatMonths } from './demoSeatMonths'
import { demoTrials } from './demoTrials'
import { topUpOrders, topUpOwnOrders } from './topUpOrders'

/** Adds missing demo data to the demo companies, if they exist. */
export async function topUpDemo(db: Connection, now: Date): Promise<void> {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, demo.companyId))
  if (!company) return
  for (const topUp of demoTopUps) {
    if (await topUp.isMissing(db)) await topUp.fill(db, now)
  }
}

/** In dependency order. */
const demoTopUps: readonly DemoTopUp[] = [
  demoCertifications,
  demoPermissionGroups,
  demoInvitations,
  demoApplications,
  topUpOrders,
  topUpOwnOrders,
  topUpMessages,
  demoProfiles,
  demoBacklog,
  demoAgreements,
  demoBilling,
  demoCompanyBilling,
  demoTrials,
  demoMeetings,
  demoSales,
  demoLicenceRequests,
  demoSeatMonths,
  demoConcurrentSeats,
  demoBorrowed,
]
