import { and, eq } from 'drizzle-orm'
import { departments } from '../organisation/tables'
import { seatHoldings } from './tables'

/** What a department owns of a product. */
export const holdingOfDepartment = (mainId: string) =>
  and(
    eq(seatHoldings.companyId, departments.companyId),
    eq(seatHoldings.departmentId, departments.id),
    eq(seatHoldings.mainId, mainId),
  )
