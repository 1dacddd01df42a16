import * as v from 'valibot'
import { impact } from '../../shared/impact/contract'
import { contract, id } from '../../wire/contract'

/** Separate, because only people who hand a company over need it. */
export const handoverContract = contract({
  previewChangeAdministrator: {
    method: 'GET',
    path: '/api/Enterprise/GetChangeAdminImpact',
    query: v.object({ enterPriseId: id, newAdminUserId: id }),
    response: v.object({
      ...impact.entries,
      successor: v.object({ realName: v.string(), phone: v.string() }),
      /** Names of the permission groups that the new super administrator leaves. */
      leavesGroups: v.array(v.string()),
    }),
  },
  changeAdministrator: {
    method: 'PATCH',
    path: '/api/Enterprise/ChangeAdmin',
    body: v.object({ enterPriseId: id, newAdminUserId: id }),
    response: v.literal(true),
  },
})
