import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import { deregistrationMessages } from '../deregistration/messages'

/** After the request: when the account ends, and how to keep it until then. */
export function DeregistrationSubmitted({ endsAt }: { readonly endsAt: string }) {
  const texts = useTexts(deregistrationMessages)
  const { timestamp } = useFormat()
  return (
    <Card>
      <EmptyState
        title={texts.submitted}
        description={<KeptNumbers>{texts.submittedText(timestamp(endsAt))}</KeptNumbers>}
        action={
          <Button asChild variant="primary">
            <FeatureLink to={pagePaths.login}>{texts.signInToKeep}</FeatureLink>
          </Button>
        }
      />
    </Card>
  )
}
