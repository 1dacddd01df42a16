import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { asc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { departments } from '../organisation/tables'

export const listScopeDepartments = ({
  db,
  company,
}: Call<typeof administratorsOperations.listScopeDepartments>) =>
  db
    .select({
      enterpriseDepartmentId: departments.id,
      departmentName: departments.name,
      parentId: departments.parentId,
      level: departments.level,
    })
    .from(departments)
    .where(eq(departments.companyId, company.companyId))
    .orderBy(asc(departments.level), asc(departments.createdAt), asc(departments.id))
