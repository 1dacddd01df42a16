import { Card } from '@atrium/ui/card'
import { useTexts } from '../../../shared/host/useHost'
import { CountedTitle } from '../../../shared/screen/CountedTitle'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import { LicenceList } from './LicenceList'

/** The person's own licences in the company on screen. */
export function MyLicences({ licences, now }: Pick<Overview, 'licences' | 'now'>) {
  const texts = useTexts(overviewMessages)
  return (
    <Card
      padding="none"
      title={
        <CountedTitle count={licences.length > 0 && texts.licenceCount(licences.length)}>
          {texts.myLicences}
        </CountedTitle>
      }
    >
      <LicenceList licences={licences} now={now} />
    </Card>
  )
}
