import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { SettingsSection } from '@atrium/ui/settings-section'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { DissolutionOutlook } from '../api'
import { dissolutionMessages } from '../dissolutionMessages'

interface DissolutionLossProps {
  readonly outlook: DissolutionOutlook
  /** Where to go from here. Default: nowhere. */
  readonly footer?: ReactNode
}

/** What the company has that would be gone. */
export function DissolutionLoss({ outlook, footer }: DissolutionLossProps) {
  const texts = useTexts(dissolutionMessages)
  const { count } = useFormat()
  const { loss } = outlook
  return (
    <SettingsSection title={texts.lossTitle} footer={footer}>
      <DescriptionList termWidth="132px">
        <DescriptionItem term={texts.members}>{count(loss.members)}</DescriptionItem>
        <DescriptionItem term={texts.departments}>{count(loss.departments)}</DescriptionItem>
        <DescriptionItem term={texts.products}>{count(loss.products)}</DescriptionItem>
        <DescriptionItem term={texts.seats}>{texts.seatsValue(loss.seats, loss.granted)}</DescriptionItem>
        <DescriptionItem term={texts.invitations}>{count(loss.invitations)}</DescriptionItem>
      </DescriptionList>
    </SettingsSection>
  )
}
