import * as v from 'valibot'
import { contract, id, text, timestamp, wholeNumber } from '../wire/contract'

/** Longest name of a directory or token. */
export const directoryNameLength = 40

/** For how many days a token may be valid. */
export const tokenDays = [30, 90, 180, 365] as const

/** For how long a replaced token still works, in hours. */
export const overlapHours = 24

export const mostDirectories = 10
export const mostTokens = 5

const directory = { enterPriseId: id, directoryId: id }
const count = wholeNumber(0, 10_000_000)
const name = text(directoryNameLength, 1)

/** A company's own directories, which create, change and remove its members and departments by SCIM 2.0. */
export const directoriesContract = contract({
  listDirectories: {
    method: 'GET',
    path: '/api/Enterprise/GetDirectories',
    query: v.object({ enterPriseId: id }),
    response: v.array(
      v.object({
        directoryId: id,
        directoryName: v.string(),
        /** Base address for the directory's SCIM client. */
        address: v.string(),
        managesGroups: v.boolean(),
        /** People of the directory by what they are in the company. */
        members: count,
        invited: count,
        waiting: count,
        inactive: count,
        departments: count,
        tokens: v.array(
          v.object({
            tokenId: id,
            tokenName: v.string(),
            issuedAt: timestamp,
            endsAt: timestamp,
            /** Null: never. */
            lastUsedAt: v.nullable(timestamp),
          }),
        ),
      }),
    ),
  },
  addDirectory: {
    method: 'POST',
    path: '/api/Enterprise/AddDirectory',
    body: v.object({ enterPriseId: id, directoryName: name }),
    response: v.object({ directoryId: id }),
  },
  editDirectory: {
    method: 'POST',
    path: '/api/Enterprise/EditDirectory',
    body: v.object({ ...directory, directoryName: name, managesGroups: v.boolean() }),
    response: v.literal(true),
  },
  endDirectory: {
    method: 'POST',
    path: '/api/Enterprise/EndDirectory',
    body: v.object(directory),
    response: v.literal(true),
  },
  issueDirectoryToken: {
    method: 'POST',
    path: '/api/Enterprise/IssueDirectoryToken',
    body: v.object({
      ...directory,
      tokenName: name,
      days: v.picklist(tokenDays),
      /** The token that this one replaces: it ends after {@link overlapHours}. */
      replaces: v.optional(id),
    }),
    response: v.object({ token: v.string(), endsAt: timestamp }),
  },
  revokeDirectoryToken: {
    method: 'POST',
    path: '/api/Enterprise/RevokeDirectoryToken',
    body: v.object({ ...directory, tokenId: id }),
    response: v.literal(true),
  },
})

export const directoriesErrors = {
  tokenUnknown: 56000,
  directoryMissing: 56001,
  nameTaken: 56002,
  tooManyDirectories: 56003,
  tooManyTokens: 56004,
  tokenMissing: 56005,
  superAdministratorStays: 56006,
} as const
