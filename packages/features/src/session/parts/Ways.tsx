import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { sessionMessages } from '../messages'
import { type WayIn, waysIn } from '../useWayIn'
import { useEntryPath } from './useEntryPath'
import styles from './Ways.module.css'

/** The ways to sign in, each with an address of its own. */
export function Ways({ current }: { readonly current: WayIn }) {
  const texts = useTexts(sessionMessages)
  const { pathname } = useHost().location
  const pathOf = useEntryPath()
  const names = { password: texts.byPassword, code: texts.byCode, passkey: texts.byPasskey }
  return (
    <nav aria-label={texts.ways} className={styles.ways}>
      {waysIn.map((way) => (
        <FeatureLink
          key={way}
          to={pathOf(pathname, way)}
          replace
          className={styles.way}
          aria-current={way === current ? 'page' : undefined}
        >
          {names[way]}
        </FeatureLink>
      ))}
    </nav>
  )
}
