import * as v from 'valibot'
import { contract, id } from '../../wire/contract'

/** What a person is in a company. */
export const role = v.picklist(['superAdministrator', 'administrator', 'member'])

export type Role = v.InferOutput<typeof role>

/** What a host may leave to us to ask: a part of the answer that the frame around the portal's pages reads whole. */
export const roleContract = contract({
  getRoles: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/GetUserAndEnterprises',
    response: v.object({ enterprises: v.array(v.object({ enterpriseId: id, userRole: role })) }),
  },
})
