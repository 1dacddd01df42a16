import * as v from 'valibot'
import { contract, id } from '../../wire/contract'

/** A person's role in a company. */
export const role = v.picklist(['superAdministrator', 'administrator', 'member'])

export type Role = v.InferOutput<typeof role>

/** For hosts that don't pass a role. The answer is a part of the one that the portal's frame requests. */
export const roleContract = contract({
  getRoles: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/GetUserAndEnterprises',
    response: v.object({
      enterprises: v.array(v.object({ enterpriseId: id, userRole: role })),
      scopes: v.optional(v.array(v.string())),
    }),
  },
})
