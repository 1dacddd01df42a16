import { MailEntry, type MailEntryProps } from '../mail/MailEntry'
import { type AccountHost, AccountHostContext } from './AccountHost'

export interface MailRowProps extends AccountHost, MailEntryProps {}

/** The person's address and all that can be done about it, as a row of a page of the host's. */
export const MailRow = ({ email, verified, hasIcon, ...host }: MailRowProps) => (
  <AccountHostContext value={host}>
    <MailEntry email={email} verified={verified} {...(hasIcon && { hasIcon })} />
  </AccountHostContext>
)
