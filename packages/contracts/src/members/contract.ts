import * as v from 'valibot'
import { licenceSource } from '../shared/licence/contract'
import { contract, id, timestamp } from '../wire/contract'

/** Actions on a member; each needs a permission of the same name. */
export const memberPermissions = ['departments', 'authorisation', 'administrators'] as const

const device = v.object({
  /** Fingerprint of the machine. */
  mid: v.string(),
  regDate: timestamp,
  status: v.picklist(['active', 'inactive']),
})

const licence = v.object({
  mainId: id,
  productName: v.string(),
  /** 0 serial-number product, 1 cloud subscription. */
  productType: v.picklist([0, 1]),
  licensingType: v.picklist(['permanent', 'dated']),
  startAt: v.nullable(timestamp),
  /** Null for a permanent licence. */
  endAt: v.nullable(timestamp),
  snStatus: v.picklist(['normal', 'disabled', 'expired']),
  /** Whole days left: 100 for a permanent licence, never below 0. */
  remainingDays: v.number(),
  ...licenceSource,
  grantedAt: timestamp,
  isOnline: v.boolean(),
  devices: v.array(device),
})

export const membersContract = contract({
  getMemberProfile: {
    method: 'GET',
    path: '/api/Enterprise/GetMemberProfile/userId/{userId}',
    params: v.object({ userId: id }),
    response: v.object({
      userId: id,
      realName: v.string(),
      phone: v.string(),
      userAccount: v.string(),
      /** Path of the picture. */
      picture: v.nullable(v.string()),
      role: v.picklist(['superAdministrator', 'administrator', 'member']),
      /** Names from the top down, joined by `/`. */
      department: v.string(),
      enterpriseDepartmentId: id,
      invitedAt: v.nullable(timestamp),
      addedAt: timestamp,
      /** The caller's permissions that apply to the member's department. */
      permissions: v.array(v.picklist(memberPermissions)),
      /** Sorted by end; empty if the caller lacks `authorisation` there. */
      licences: v.array(licence),
    }),
  },
})
