import { useHost, useTexts } from '../shared/host/useKept'
import { bellMessages } from './messages'

/** What the list is called in the frame that one is in. */
export function useCentreName(): string {
  const { companyId } = useHost()
  const texts = useTexts(bellMessages)
  return companyId === undefined ? texts.ownMessages : texts.messages
}
