import { accountErrors } from '@atrium/contracts/account/contract'
import { mailErrors } from '@atrium/contracts/account/mail/contract'
import { useCodeRefusals } from '../../shared/codes/useCodeRefusals'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { accountMessages } from '../messages'
import { mailMessages } from './messages'

/** The reason why an address could not be verified or removed. */
export function useDescribeRefusal() {
  const { wrongPassword, locked, sealExpired } = useTexts(accountMessages)
  const { taken, same, notBound } = useTexts(mailMessages)
  return useDescribeFailure({
    ...useCodeRefusals(),
    [accountErrors.wrongPassword]: wrongPassword,
    [accountErrors.locked]: locked,
    [accountErrors.sealExpired]: sealExpired,
    [mailErrors.mailTaken]: taken,
    [mailErrors.sameMail]: same,
    [mailErrors.mailNotBound]: notBound,
  })
}
