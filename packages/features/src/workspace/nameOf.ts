import type { Person } from './api'

/** What to call a person: the real name, else the nickname, else the account. */
export const nameOf = ({ realName, nickname, account }: Person['user']): string =>
  realName || nickname || account
