import * as v from 'valibot'
import { certificationStatus } from '../shared/company/contract'
import { role } from '../shared/role/contract'
import { contract, id, timestamp } from '../wire/contract'

export const workspaceContract = contract({
  getMenus: {
    method: 'GET',
    path: '/api/Enterprise/GetMenuList',
    query: v.object({ enterPriseId: v.optional(id) }),
    response: v.array(
      v.object({
        menuId: id,
        /** Null or empty: top level. */
        parentId: v.nullable(v.string()),
        sortNum: v.number(),
        name: v.string(),
        url: v.string(),
        /** Absent at the first level: it is a heading, below which its items are always in sight. */
        menuIcon: v.optional(v.string()),
        /** How many applications, requests for licences, unpaid orders, to-dos or unread messages wait for the person behind it. Absent: none. */
        pendingCount: v.optional(v.number()),
      }),
    ),
  },
  getPerson: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/GetUserAndEnterprises',
    response: v.object({
      user: v.object({
        id,
        account: v.string(),
        phone: v.string(),
        realName: v.string(),
        callName: v.string(),
        /** Whole address of the picture; null: none. */
        picture: v.nullable(v.string()),
        email: v.string(),
        registTime: timestamp,
        lastLoginTime: v.nullable(timestamp),
        /** When the account ends, as its owner asked for; null: it doesn't. */
        endsAt: v.nullable(timestamp),
        /** Agreements of which another version is in force than the person agreed to. */
        agreementsDue: v.array(v.picklist(['userAgreement', 'privacyPolicy'])),
      }),
      enterprises: v.array(
        v.object({
          enterpriseId: id,
          enterpriseName: v.string(),
          isChildAdminUser: v.boolean(),
          userRole: role,
          logoImageInAliyunOSSViewPath: v.nullable(v.string()),
          certificatationStatus: certificationStatus,
        }),
      ),
    }),
  },
})
