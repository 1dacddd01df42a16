import { SettingsSection } from '@atrium/ui/settings-section'
import { useTexts } from '../../shared/host/useKept'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { useFormat } from '../../shared/texts/useFormat'
import type { Farewell } from '../deregistration/api'
import { deregistrationMessages } from '../deregistration/messages'

type Licence = Farewell['loss']['licences'][number]

/** Valid licences, trials and meeting places of the person, with names and ends. */
export function RunningLicences({ licences, meetings }: Pick<Farewell['loss'], 'licences' | 'meetings'>) {
  const texts = useTexts(deregistrationMessages)
  const { serviceDay, serviceTime } = useFormat()
  const sourceOf = ({ source, companyName }: Licence) =>
    source === 'company' ? texts.givenBy(companyName ?? '') : texts[source]
  return (
    <SettingsSection title={texts.runningTitle} description={texts.runningText}>
      <EntryList>
        {licences.map((licence) => (
          <Entry
            key={`${licence.source} ${licence.id}`}
            name={licence.productName}
            value={licence.endAt === null ? texts.forEver : texts.until(serviceDay(licence.endAt))}
            hint={licence.seats > 1 ? `${sourceOf(licence)} ×${licence.seats}` : sourceOf(licence)}
          />
        ))}
        {meetings.map(({ meetingId, meetingName, startAt, isConfirmed }) => (
          <Entry
            key={meetingId}
            name={meetingName}
            hint={(isConfirmed ? texts.placeAt : texts.waitingFor)(serviceTime(startAt))}
          />
        ))}
      </EntryList>
    </SettingsSection>
  )
}
