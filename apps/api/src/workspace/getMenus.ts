import { errorCodes } from '@atrium/features/shared/errorCodes'
import type { workspaceContract } from '@atrium/features/workspace/contract'
import { and, eq } from 'drizzle-orm'
import { memberships } from '../database/schema'
import type { Call } from '../service/Call'
import { Refusal } from '../service/Refusal'
import { companyMenus, personalMenus } from './menus'

/** By the role in the named company, which the call checks by itself: it may be made with an empty header. */
export async function getMenus({ db, person, query }: Call<typeof workspaceContract.getMenus>) {
  if (!query.enterPriseId) return [...personalMenus]
  const [membership] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, query.enterPriseId), eq(memberships.userId, person.userId)))
  if (!membership) throw new Refusal(errorCodes.forbidden, '您不是该企业的成员，请切换企业后重试', 403)
  return [...companyMenus[membership.role]]
}
