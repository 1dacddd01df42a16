import { useHost } from '@atrium/features/shared'
import { Card } from '@atrium/ui/card'
import { Switch } from '@atrium/ui/switch'
import { decide, useConsent } from './consent'
import { texts } from './texts'

/** Below the privacy policy: changes an earlier decision. */
export default function ConsentSetting() {
  const { locale } = useHost()
  const consent = useConsent()
  const words = texts[locale]
  return (
    <Card title={words.title} description={words.what}>
      <Switch
        checked={consent === 'allowed'}
        onCheckedChange={(isAllowed) => decide(isAllowed ? 'allowed' : 'refused')}
      >
        {words.allowed}
      </Switch>
    </Card>
  )
}
