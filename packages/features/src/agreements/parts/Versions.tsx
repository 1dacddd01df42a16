import { Link } from '@atrium/ui/link'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { Agreement } from '../api'
import { agreementMessages } from '../messages'
import { agreementAddress } from '../routes'
import styles from './Versions.module.css'

/** All versions with their changes; the current one is marked. */
export function Versions({ agreement }: { readonly agreement: Agreement }) {
  const texts = useTexts(agreementMessages)
  const { serviceDay: day } = useFormat()
  const states = { past: texts.replaced, current: texts.current, coming: texts.announced }
  return (
    <section aria-label={texts.versions} className={styles.versions}>
      <h2 className={layout.title}>{texts.versions}</h2>
      <ul className={layout.plainList}>
        {agreement.versions.map(({ version, standing, startAt, change }) => (
          <li key={version} className={styles.version}>
            <div className={styles.line}>
              <Link asChild>
                <FeatureLink
                  to={agreementAddress(agreement.kind, version)}
                  aria-current={version === agreement.version ? 'page' : undefined}
                >
                  {texts.version(version)}
                </FeatureLink>
              </Link>
              <span className={styles.state}>
                <KeptNumbers>{`${states[standing]} · ${texts.inForce(day(startAt))}`}</KeptNumbers>
              </span>
            </div>
            <p className={layout.hint}>{change}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
