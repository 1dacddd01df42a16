import * as v from 'valibot'
import { impact } from '../../shared/impact/contract'
import { contract, id } from '../../wire/contract'

/** Its own: only who hands the company over fetches it. */
export const handoverContract = contract({
  previewChangeAdministrator: {
    method: 'GET',
    path: '/api/Enterprise/GetChangeAdminImpact',
    summary: 'What changes for whom if the company is handed over to the member, and what blocks it.',
    access: 'superAdministrator',
    query: v.object({ enterPriseId: id, newAdminUserId: id }),
    response: v.object({
      ...impact.entries,
      successor: v.object({ realName: v.string(), phone: v.string() }),
      /** Names of the permission groups that the new administrator leaves. */
      leavesGroups: v.array(v.string()),
    }),
  },
  changeAdministrator: {
    method: 'PATCH',
    path: '/api/Enterprise/ChangeAdmin',
    summary: 'Hands the company over to one member; the caller becomes an ordinary member.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
    body: v.object({ enterPriseId: id, newAdminUserId: id }),
    response: v.literal(true),
  },
})
