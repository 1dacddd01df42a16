import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { disownSignInAction } from '../actions'
import type { SignInAsked } from '../api'
import { askedIdAtom } from '../atoms'
import { securityMessages } from '../messages'
import { useDeviceName } from './deviceWords'

/** A sign-in, and the question whether it was the person's. The answer counts even if the session has ended. */
export function WasItYou({ signIn }: { readonly signIn: SignInAsked }) {
  const texts = useTexts(securityMessages)
  const format = useFormat()
  const name = useDeviceName()(signIn)
  const id = useAtomValue(askedIdAtom)
  const [said, setSaid] = useState<'nothing' | 'notMe'>('nothing')
  const { run, busy, action } = useAction(disownSignInAction)
  const describe = useDescribeFailure()

  async function disown() {
    if ((await run(id)).done) setSaid('notMe')
  }

  if (said === 'notMe') return <Disowned />
  return (
    <div className={layout.stack}>
      <p className={layout.hint}>{signIn.isCurrent ? texts.itIsCurrent : texts.wasItYouText}</p>
      <DescriptionList>
        <DescriptionItem term={texts.device}>{name}</DescriptionItem>
        <DescriptionItem term={texts.address}>{signIn.address}</DescriptionItem>
        <DescriptionItem term={texts.time}>{format.timestamp(signIn.signedInAt)}</DescriptionItem>
        <DescriptionItem term={texts.state}>{signIn.isOpen ? texts.open : texts.over}</DescriptionItem>
      </DescriptionList>
      <Notice tone="danger" role="alert">
        {action.state === 'failed' && describe(action.failure)}
      </Notice>
      <div className={layout.actions}>
        {!signIn.isCurrent && (
          <Button tone="danger" variant="primary" busy={busy} onClick={() => void disown()}>
            {texts.itWasNotMe}
          </Button>
        )}
        <Button asChild>
          <FeatureLink to={pagePaths.security}>
            {signIn.isCurrent ? texts.toCentre : texts.itWasMe}
          </FeatureLink>
        </Button>
      </div>
    </div>
  )
}

/** The next steps after a sign-in was reported as somebody else's. */
function Disowned() {
  const texts = useTexts(securityMessages)
  return (
    <div className={layout.stack}>
      <Notice tone="success" role="status">
        {texts.disowned}
      </Notice>
      <p className={layout.hint}>{texts.disownedNext}</p>
      <div className={layout.actions}>
        <Button asChild variant="primary">
          <FeatureLink to={pagePaths.personalPassword}>{texts.newPassword}</FeatureLink>
        </Button>
      </div>
      <p className={layout.hint}>
        <Link asChild>
          <FeatureLink to={pagePaths.signOut}>{texts.forgotten}</FeatureLink>
        </Link>
      </p>
    </div>
  )
}
