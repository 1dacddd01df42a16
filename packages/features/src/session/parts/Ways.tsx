import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { sessionMessages } from '../messages'
import type { WayIn } from '../wayIn'
import styles from './Ways.module.css'

const ways: readonly WayIn[] = ['password', 'code']

/** The ways to sign in, each with an address of its own. */
export function Ways({ current }: { readonly current: WayIn }) {
  const texts = useTexts(sessionMessages)
  const { pathname, search } = useHost().location
  const to = (way: WayIn) => {
    const query = new URLSearchParams(search)
    query.set('way', way)
    return `${pathname}?${query}`
  }
  return (
    <nav aria-label={texts.ways} className={styles.ways}>
      {ways.map((way) => (
        <FeatureLink
          key={way}
          to={to(way)}
          replace
          className={styles.way}
          aria-current={way === current ? 'page' : undefined}
        >
          {way === 'password' ? texts.byPassword : texts.byCode}
        </FeatureLink>
      ))}
    </nav>
  )
}
