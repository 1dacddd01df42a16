import { useHost, useTexts } from '../host/useHost'
import { seatsMessages } from './messages'

/** Whose seats the figures of a product count for the person: in a sentence, and by a short name beside a number. */
export function useSeatScope(): { readonly sentence: string; readonly name: string } {
  const { companyRole } = useHost()
  const { ofCompany, inReach, companyWide, inReachShort } = useTexts(seatsMessages)
  return companyRole === 'superAdministrator'
    ? { sentence: ofCompany, name: companyWide }
    : { sentence: inReach, name: inReachShort }
}
