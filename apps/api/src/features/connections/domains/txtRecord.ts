/** The name of the TXT record that proves who a domain belongs to. */
export const recordName = (domain: string): string => `_atrium-verification.${domain}`

const prefix = 'atrium-domain-verification='

export const recordValue = (token: string): string => `${prefix}${token}`

/** Whether a record is one of ours, for any company. */
export const isOurs = (record: string): boolean => record.trim().startsWith(prefix)

/** Whether a record proves this claim. */
export const proves = (record: string, token: string): boolean => record.trim() === recordValue(token)
