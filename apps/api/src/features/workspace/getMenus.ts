import { errorCodes } from '@atrium/features/shared/errorCodes'
import type { workspaceContract } from '@atrium/features/workspace/contract'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { countPending } from '../applications'
import { findMenus } from './findMenus'
import { personalMenus } from './menus'

/**
 * By the role and permissions in the named company, which the call checks by itself: it may be made with an
 * empty header.
 */
export async function getMenus({ db, person, query }: Call<typeof workspaceContract.getMenus>) {
  if (!query.enterPriseId) return [...personalMenus]
  const menus = await findMenus(db, person.userId, query.enterPriseId)
  if (!menus) throw new Refusal(errorCodes.forbidden, '您不是该企业的成员，请切换企业后重试', 403)
  const pendingCount = await countPending(db, person.userId, query.enterPriseId)
  const entry =
    menus.find(({ menuId }) => menuId === 'departments') ??
    menus.find(({ menuId }) => menuId === 'invitations')
  return menus.map((item) => (item === entry && pendingCount > 0 ? { ...item, pendingCount } : item))
}
