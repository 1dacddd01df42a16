import * as v from 'valibot'
import { contract, counts, id, page, pageQuery, text, timestamp } from '../wire/contract'

/** What somebody of a directory is in the company. */
export const personStates = ['member', 'invited', 'waiting', 'inactive'] as const

/** Why somebody waits. */
export const waitReasons = [
  'phoneMissing',
  'phoneTaken',
  'dailyLimit',
  'leftAlone',
  'left',
  'declined',
  'expired',
  'revoked',
] as const

export const peopleSearchLength = 50

/** For how long a membership that a directory ended can be restored, in days. */
export const returnDays = 180

/** Most people restored by one call. */
export const mostReturned = 500

const ofDirectory = { enterPriseId: id, directoryId: id }

/** People whom a company's directories describe, and those whose membership a directory ended. */
export const directoryPeopleContract = contract({
  listDirectoryPeople: {
    method: 'GET',
    path: '/api/Enterprise/GetDirectoryPeople',
    query: v.object({
      ...ofDirectory,
      state: v.optional(v.picklist(personStates)),
      /** In the name, the directory's name for them, and the start of the mobile number. */
      searchCondition: v.optional(text(peopleSearchLength)),
      ...pageQuery(200),
    }),
    response: v.object({
      directoryName: v.string(),
      counts: counts({ state: v.picklist(personStates) }),
      ...page(
        v.object({
          personId: id,
          /** The directory's name for them. */
          userName: v.string(),
          /** Of the member; otherwise as the directory states it. */
          name: v.string(),
          /** Empty: none. */
          phone: v.string(),
          departmentName: v.string(),
          state: v.picklist(personStates),
          /** Null unless they wait. */
          reason: v.nullable(v.picklist(waitReasons)),
        }),
      ).entries,
    }),
  },
  listDirectoryLeavers: {
    method: 'GET',
    path: '/api/Enterprise/GetDirectoryLeavers',
    query: v.object({
      ...ofDirectory,
      searchCondition: v.optional(text(peopleSearchLength)),
      ...pageQuery(200),
    }),
    response: v.object({
      directoryName: v.string(),
      ...page(
        v.object({
          userId: id,
          name: v.string(),
          phone: v.string(),
          /** Where they were; empty: deleted since. */
          departmentName: v.string(),
          leftAt: timestamp,
          /** Until when the membership can be restored. */
          returnsUntil: timestamp,
        }),
      ).entries,
    }),
  },
  returnDirectoryLeavers: {
    method: 'POST',
    path: '/api/Enterprise/ReturnDirectoryLeavers',
    body: v.object({
      ...ofDirectory,
      userIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostReturned)),
    }),
    response: v.object({
      returned: v.array(id),
      /** People who are members again already, closed their account, or left too long ago. */
      skipped: v.array(id),
    }),
  },
})

export const directoryPeopleErrors = {
  /** Nobody could be restored. */
  nobodyReturned: 56500,
} as const
