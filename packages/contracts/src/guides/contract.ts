import * as v from 'valibot'
import { contract, timestamp, wholeNumber } from '../wire/contract'

/** 1: the new invitation methods, 2: permission management, 3: allocation. */
export const recordType = wholeNumber(1, 3)

export const guidesContract = contract({
  getRecord: {
    method: 'GET',
    path: '/api/v1/User/GetNotificationRecord',
    query: v.object({ recordType }),
    response: v.nullable(v.object({ recordType: v.number(), seenAt: timestamp })),
  },
  addRecord: {
    method: 'POST',
    path: '/api/v1/User/AddNotificationRecord',
    body: v.object({ recordType }),
    response: v.literal(true),
  },
})
