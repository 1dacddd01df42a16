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
        /** Absent at the first level, which is a heading with its items always visible. */
        menuIcon: v.optional(v.string()),
        /**
         * Number of applications, licence requests, unpaid orders, to-dos or unread messages behind it.
         * Absent: none.
         */
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
        /** Full address of the picture; null: none. */
        picture: v.nullable(v.string()),
        email: v.string(),
        registTime: timestamp,
        lastLoginTime: v.nullable(timestamp),
        /** When the account ends at its owner's request; null: no request. */
        endsAt: v.nullable(timestamp),
        /** Agreements with a newer version in force than the person agreed to. */
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
      /** Only for an embed token: the scopes that it covers now. */
      scopes: v.optional(v.array(v.string())),
    }),
  },
})
