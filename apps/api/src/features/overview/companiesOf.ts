import type { Discipline } from '@atrium/contracts/profile/contract'
import type { Role } from '@atrium/contracts/shared/role/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { lacksSecondStep } from '../organisation'
import { companies, memberships } from '../organisation/tables'

export interface OwnCompanyRow {
  readonly enterpriseId: string
  readonly enterpriseName: string
  readonly certificationStatus: number
  readonly role: Role
  readonly position: string
  readonly discipline: Discipline | ''
  readonly lacksSecondStep: boolean
  readonly secondStepUntil: string | null
}

/** A person's companies with what they require, in the order of joining. */
export const companiesOf = (db: Connection, userId: string) =>
  rowsOf<OwnCompanyRow>(
    db
      .select(
        columns({
          enterpriseId: companies.id,
          enterpriseName: companies.name,
          certificationStatus: companies.certificationStatus,
          role: memberships.role,
          position: memberships.position,
          discipline: memberships.discipline,
          lacksSecondStep: lacksSecondStep(db),
          secondStepUntil: memberships.secondStepUntil,
        }),
      )
      .from(memberships)
      .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(memberships.joinedAt), asc(companies.id)),
  )
