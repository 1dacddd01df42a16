import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { DissolutionOutlook } from '../api'
import { dissolutionMessages } from '../dissolutionMessages'

/** What the company has that would be gone. */
export function DissolutionLoss({ outlook }: { readonly outlook: DissolutionOutlook }) {
  const texts = useTexts(dissolutionMessages)
  const { count } = useFormat()
  const { loss } = outlook
  return (
    <SettingsSection title={texts.lossTitle}>
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
