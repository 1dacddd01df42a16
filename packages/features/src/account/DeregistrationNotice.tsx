import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { farewellAtom } from './deregistration/atoms'
import { deregistrationMessages } from './deregistration/messages'
import { useAccountHost } from './parts/AccountHost'
import { DeregistrationBlocks } from './parts/DeregistrationBlocks'
import { TextList } from './parts/TextList'
import { accountRoutes, neighbours } from './routes'

/** `/personalogoffTippage`: what the end of a person's account means, for anybody; and what of theirs is in its way. */
export default function DeregistrationNotice() {
  const texts = useTexts(deregistrationMessages)
  const { isSignedIn } = useAccountHost()
  return (
    <Screen above={[{ name: texts.security, to: neighbours.security }]} name={texts.notice} width="reading">
      <div className={layout.sections}>
        <p className={layout.hint}>{texts.noticeText}</p>
        <SettingsSection title={texts.ends}>
          <TextList text={texts.endsList} />
        </SettingsSection>
        <SettingsSection title={texts.stays}>
          <TextList text={texts.staysList} />
        </SettingsSection>
        <SettingsSection title={texts.before}>
          <TextList text={texts.beforeList} />
        </SettingsSection>
        {isSignedIn ? <OwnEnd /> : <Ways />}
      </div>
    </Screen>
  )
}

/** Each company that somebody leads, and orders under way, before what they are in the way of. It comes late, and last. */
function OwnEnd() {
  const farewell = useAtomValue(farewellAtom)
  if (farewell.state === 'loading') return null
  // The request tells of failures.
  const blocks = farewell.state === 'ready' ? farewell.value.blocks : []
  return (
    <>
      {blocks.length > 0 && <DeregistrationBlocks blocks={blocks} />}
      <Ways isBlocked={blocks.length > 0} />
    </>
  )
}

function Ways({ isBlocked = false }: { readonly isBlocked?: boolean }) {
  const texts = useTexts(deregistrationMessages)
  const reason = useId()
  return (
    <div className={layout.closeStack}>
      {isBlocked && (
        <p id={reason} className={layout.hint}>
          {texts.blocked}
        </p>
      )}
      <div className={layout.actions}>
        {isBlocked ? (
          <Button tone="danger" disabled aria-describedby={reason}>
            {texts.toRequest}
          </Button>
        ) : (
          <Button asChild tone="danger">
            <FeatureLink to={accountRoutes.deregistrationRequest}>{texts.toRequest}</FeatureLink>
          </Button>
        )}
        <Button asChild>
          <FeatureLink to={neighbours.personalHome}>{texts.toPersonal}</FeatureLink>
        </Button>
      </div>
    </div>
  )
}
