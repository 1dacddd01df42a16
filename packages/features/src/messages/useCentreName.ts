import { useHost, useTexts } from '../shared/host/useKept'
import { bellMessages } from './messages'

/** The name of the list in the current frame. */
export function useCentreName(): string {
  const { companyId } = useHost()
  const texts = useTexts(bellMessages)
  return companyId === undefined ? texts.ownMessages : texts.messages
}
