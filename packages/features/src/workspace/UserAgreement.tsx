import { Link } from '@atrium/ui/link'
import { useAtomValue } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { queryAtom, withQuery } from '../shared/host/query'
import { useTexts } from '../shared/host/useHost'
import { useTitle } from '../shared/host/useTitle'
import { agreementMessages } from './agreementMessages'
import styles from './Document.module.css'
import { workspaceRoutes } from './routes'

const documents = {
  agreement: [
    ['agreementAccountTitle', 'agreementAccount'],
    ['agreementCompanyTitle', 'agreementCompany'],
    ['agreementLicenceTitle', 'agreementLicence'],
    ['agreementServiceTitle', 'agreementService'],
    ['agreementEndTitle', 'agreementEnd'],
  ],
  privacy: [
    ['privacyCollectTitle', 'privacyCollect'],
    ['privacyUseTitle', 'privacyUse'],
    ['privacyShareTitle', 'privacyShare'],
    ['privacyKeepTitle', 'privacyKeep'],
    ['privacyRightsTitle', 'privacyRights'],
  ],
} as const

/** `showValue` 1, the default: the user agreement; 2: the privacy policy. Anybody may read them. */
export function UserAgreement() {
  const texts = useTexts(agreementMessages)
  const shown = useAtomValue(queryAtom).get('showValue') === '2' ? 'privacy' : 'agreement'
  const other = shown === 'privacy' ? 'agreement' : 'privacy'
  useTitle(texts[shown])
  return (
    <article className={styles.document}>
      <header>
        <h1 className={styles.title}>{texts[shown]}</h1>
        <p className={styles.lead}>{texts.updated}</p>
      </header>
      {documents[shown].map(([heading, paragraph]) => (
        <section key={heading}>
          <h2 className={styles.heading}>{texts[heading]}</h2>
          <p className={styles.paragraph}>{texts[paragraph]}</p>
        </section>
      ))}
      <nav aria-label={texts.documents}>
        <Link asChild>
          <FeatureLink to={withQuery(workspaceRoutes.agreement, { showValue: other === 'privacy' ? 2 : 1 })}>
            {texts[other]}
          </FeatureLink>
        </Link>
      </nav>
    </article>
  )
}
