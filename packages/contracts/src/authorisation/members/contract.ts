import * as v from 'valibot'
import {
  flag,
  id,
  type OperationShape,
  page,
  pageQuery,
  text,
  timestamp,
  wholeNumber,
} from '../../wire/contract'

export const memberSearchLength = 30

export const memberSearch = v.optional(text(memberSearchLength))

/** Members, before their licences are opened. */
export const members = {
  listMembers: {
    method: 'GET',
    path: '/api/Enterprise/GetPagedEnterpriseUserList',
    query: v.object({
      enterPriseId: id,
      searchName: memberSearch,
      orderName: v.optional(wholeNumber(0, 1), 0),
      isOrderDesc: v.optional(flag, true),
      ...pageQuery(1000),
    }),
    response: page(
      v.object({
        userId: id,
        userName: v.string(),
        phone: v.string(),
        /** Full address of the picture; null: none. */
        picture: v.nullable(v.string()),
        /** Full path from the top department, parts joined by `/`. */
        department: v.string(),
        /** 1 joined, 2 rejected, 4 awaiting registration, 5 awaiting confirmation, 6 expired, 7 invalid. */
        inviteStatus: v.picklist([1, 2, 4, 5, 6, 7]),
        hasGrantCount: v.number(),
        addedAt: timestamp,
      }),
    ),
  },
  getMember: {
    method: 'GET',
    path: '/api/Enterprise/GetUserInviteInfo/userId/{userId}',
    params: v.object({ userId: id }),
    response: v.object({
      phone: v.string(),
      realName: v.string(),
      department: v.string(),
      inviteStatus: v.picklist([1, 2, 4, 5, 6, 7]),
      invitedAt: v.nullable(timestamp),
      addedAt: timestamp,
    }),
  },
  getHeadImage: {
    method: 'GET',
    path: '/api/Enterprise/GetUserHeadImage',
    query: v.object({ enterPriseId: id, userId: id }),
    response: v.string(),
  },
} as const satisfies Readonly<Record<string, OperationShape>>
