import type { Person } from './api'

/** What to call a person: the real name, else the nickname, else the account. */
export const nameOf = ({ realName, callName, account }: Person['user']): string =>
  realName || callName || account
