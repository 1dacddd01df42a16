import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { SettingsSection } from '@atrium/ui/settings-section'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { Farewell } from '../deregistration/api'
import { deregistrationMessages } from '../deregistration/messages'

interface DeregistrationLossProps extends Pick<Farewell, 'loss'> {
  /** Where to go from here. Default: nowhere. */
  readonly footer?: ReactNode
}

/** What the person has that would be gone. */
export function DeregistrationLoss({ loss, footer }: DeregistrationLossProps) {
  const texts = useTexts(deregistrationMessages)
  const { count } = useFormat()
  return (
    <SettingsSection title={texts.lossTitle} footer={footer}>
      <DescriptionList termWidth="132px">
        <DescriptionItem term={texts.companies}>
          {loss.companies.length > 0 ? loss.companies.join('、') : texts.noCompanies}
        </DescriptionItem>
        <DescriptionItem term={texts.licences}>{count(loss.licences)}</DescriptionItem>
        <DescriptionItem term={texts.orders}>{count(loss.orders)}</DescriptionItem>
        <DescriptionItem term={texts.invitations}>{count(loss.invitations)}</DescriptionItem>
        <DescriptionItem term={texts.messages}>{count(loss.messages)}</DescriptionItem>
      </DescriptionList>
    </SettingsSection>
  )
}
