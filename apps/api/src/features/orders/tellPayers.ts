import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import type { Owner } from '../../platform/owner/Owner'
import { tellMenus } from '../organisation'

/** Another number of orders waits for payment, which menus show. To be called last. */
export async function tellPayers(db: Connection, owner: Owner): Promise<void> {
  if (owner.kind === 'company') return tellMenus(db, owner.companyId, 'orders')
  await publish(db, { userIds: [owner.userId], target: 'OnMenusChanged' })
}
