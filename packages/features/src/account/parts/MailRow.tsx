import { MailEntry, type MailEntryProps } from '../mail/MailEntry'
import { type AccountHost, AccountHostContext } from './AccountHost'

export interface MailRowProps extends AccountHost, MailEntryProps {}

/** The person's address with all its actions, as a row of a host's page. */
export const MailRow = ({ email, verified, hasIcon, ...host }: MailRowProps) => (
  <AccountHostContext value={host}>
    <MailEntry email={email} verified={verified} {...(hasIcon && { hasIcon })} />
  </AccountHostContext>
)
