import { Check } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import type { SignInRequest } from '../api'
import { applicationSignInMessages, scopesMessages } from '../messages'
import styles from './Oidc.module.css'

type ScopeListProps = Pick<SignInRequest, 'application' | 'scopes'>

/** What the application will learn, one line each. */
export function ScopeList({ application, scopes }: ScopeListProps) {
  const texts = useTexts(applicationSignInMessages)
  const names = useTexts(scopesMessages)
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{texts.consent(application.name)}</h2>
      <ul className={styles.scopes}>
        {(['openid', ...scopes] as const).map((scope) => (
          <li key={scope}>
            <Check aria-hidden />
            <div>
              {names[scope]}
              {(scope === 'openid' || scope === 'offline_access') && (
                <p className={styles.small}>{texts[`${scope}Text`]}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{texts.revocable}</p>
    </section>
  )
}
