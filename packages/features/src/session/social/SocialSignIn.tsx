import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useAction } from '../../shared/request/useAction'
import { pageOrigin } from '../../shared/social/pageOrigin'
import { providerName } from '../../shared/social/providerName'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import type { WayProps } from '../parts/PasswordSignIn'
import styles from '../SignIn.module.css'
import { beginSocialSignInAtom, socialProvidersAtom } from './atoms'
import { socialMessages } from './messages'

/** Signs in with an account at a provider: one button each, which leads there. */
export function SocialSignIn({ because, onSignedIn, onLeave }: WayProps) {
  const texts = useTexts(socialMessages)
  const { loading } = useTexts(sharedMessages)
  const { locale } = useHost()
  const [providers, askAgain] = useAtom(socialProvidersAtom)
  const { run, busy, action } = useAction(useSetAtom(beginSocialSignInAtom))
  const [chosen, choose] = useState('')
  const describe = useDescribeFailure()
  const problem = action.state === 'failed' ? describe(action.failure) : undefined

  async function begin(provider: string) {
    choose(provider)
    const result = await run({ provider, origin: pageOrigin() })
    if (!result.done) return choose('')
    // Not signed in yet, but next time this is offered first.
    onSignedIn()
    onLeave?.(result.value)
  }

  if (providers.state === 'failed')
    return <RequestFailure failure={providers.failure} title={texts.providersFailed} onRetry={askAgain} />
  if (providers.state === 'loading')
    return (
      <div role="status" aria-label={loading} aria-busy="true" className={styles.room}>
        <Skeleton shape="block" height={40} />
      </div>
    )
  return (
    <div className={styles.form}>
      <Notice role="status">{because}</Notice>
      <p className={styles.text}>{providers.value.length === 0 ? texts.noProviders : texts.intro}</p>
      {providers.value.map((provider, at) => (
        <Button
          key={provider.provider}
          variant={at === 0 ? 'primary' : 'secondary'}
          className={styles.submit}
          busy={chosen === provider.provider}
          disabled={chosen !== '' && chosen !== provider.provider}
          onClick={() => void begin(provider.provider)}
        >
          {texts.signInWith(providerName(provider, locale))}
        </Button>
      ))}
      <Notice tone="danger" role="alert">
        {!busy && problem}
      </Notice>
    </div>
  )
}
