import { pagePaths } from '@atrium/contracts/paths'
import { useHost, useTexts } from '../../shared/host/useKept'
import { providerName } from '../../shared/social/providerName'
import { ProvingWays } from '../parts/ProvingWays'
import styles from '../SignIn.module.css'
import type { SocialUser } from './api'
import { socialMessages } from './messages'

/** Signing in or registering, to connect the social account. */
export function BindingWays({ user }: { readonly user: SocialUser }) {
  const texts = useTexts(socialMessages)
  const { locale } = useHost()
  return (
    <ProvingWays
      title={texts.title}
      intro={
        <p className={styles.text}>
          {texts.unbound(providerName(user, locale), user.displayName)} {texts.bindHow}
        </p>
      }
      path={pagePaths.socialBinding}
      goesOn="binding"
      labels={{ ways: texts.bindAs, ...texts, register: texts.registerAndBind }}
    />
  )
}
