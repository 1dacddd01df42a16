import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Owner } from '../../../platform/owner/Owner'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { diskShares } from '../tables'

/** How many links work today: those to a disk, or those that a person gave, whosever the disk is. */
export const countShares = (
  db: Connection,
  whose: Owner | { readonly createdBy: string },
  now: Date,
): Promise<number> =>
  db.$count(
    diskShares,
    and(
      'createdBy' in whose ? eq(diskShares.createdBy, whose.createdBy) : ofOwner(diskShares, whose),
      isNull(diskShares.revokedAt),
      or(isNull(diskShares.expiresAt), gt(diskShares.expiresAt, now)),
    ),
  )
