import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { tellMenus } from '../organisation'

/** Another number of orders waits for payment, which a company's menus show. To be called last. */
export async function tellPayers(db: Connection, owner: Owner): Promise<void> {
  if (owner.kind === 'company') await tellMenus(db, owner.companyId, 'orders')
}
