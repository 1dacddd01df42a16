import { SettingsSection } from '@atrium/ui/settings-section'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { useFormat } from '../../shared/texts/useFormat'
import type { DissolutionOutlook } from '../api'
import { dissolutionMessages } from '../messages'

/** Licences and trials that the company could still use, by name and until when. */
export function CompanyLicences({ licences }: Pick<DissolutionOutlook['loss'], 'licences'>) {
  const texts = useTexts(dissolutionMessages)
  const { serviceDay } = useFormat()
  return (
    <SettingsSection title={texts.runningTitle} description={texts.runningText}>
      <EntryList>
        {licences.map(({ id, productName, source, seats, granted, endAt }) => (
          <Entry
            key={id}
            name={productName}
            value={endAt === null ? texts.forEver : texts.until(serviceDay(endAt))}
            hint={(source === 'trial' ? texts.trialSeats : texts.ownSeats)(seats, granted)}
          />
        ))}
      </EntryList>
    </SettingsSection>
  )
}
