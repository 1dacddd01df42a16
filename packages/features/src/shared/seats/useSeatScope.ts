import { useHost, useTexts } from '../host/useKept'
import { seatsMessages } from './messages'

/** The scope of a product's figures for the person: as a sentence, and as a short name next to a number. */
export function useSeatScope(): { readonly sentence: string; readonly name: string } {
  const { companyRole } = useHost()
  const { ofCompany, inReach, companyWide, inReachShort } = useTexts(seatsMessages)
  return companyRole === 'superAdministrator'
    ? { sentence: ofCompany, name: companyWide }
    : { sentence: inReach, name: inReachShort }
}
