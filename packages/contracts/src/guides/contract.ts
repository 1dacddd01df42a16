import * as v from 'valibot'
import { contract, timestamp, wholeNumber } from '../wire/contract'

/** 1: the new invitation methods, 2: permission management, 3: allocation. */
export const recordType = wholeNumber(1, 3)

export const guidesContract = contract({
  getRecord: {
    method: 'GET',
    path: '/api/v1/User/GetNotificationRecord',
    summary: 'When the person saw this guide; null: not yet.',
    access: 'user',
    query: v.object({ recordType }),
    response: v.nullable(v.object({ recordType: v.number(), seenAt: timestamp })),
  },
  addRecord: {
    method: 'POST',
    path: '/api/v1/User/AddNotificationRecord',
    summary: 'Remembers that the person saw this guide. Once is enough.',
    access: 'user',
    body: v.object({ recordType }),
    response: v.literal(true),
  },
})
