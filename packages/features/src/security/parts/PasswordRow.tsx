import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import { useFormat } from '../../shared/texts/useFormat'
import type { Security } from '../api'
import { securityMessages } from '../messages'
import { neighbours } from '../routes'

export function PasswordRow({ security }: { readonly security: Security }) {
  const texts = useTexts(securityMessages)
  const { day } = useFormat()
  const setOn = day(security.passwordSetAt)
  return (
    <Entry
      name={texts.password}
      value={security.wasPasswordChanged ? texts.passwordChangedOn(setOn) : texts.passwordSetOn(setOn)}
      actions={
        <Button asChild size="small">
          <FeatureLink to={neighbours.password} aria-label={texts.changeOf(texts.password)}>
            {texts.change}
          </FeatureLink>
        </Button>
      }
    />
  )
}
