import { Spinner } from '@atrium/ui/spinner'
import { useHost, useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import styles from './Pending.module.css'
import { Viewer } from './Viewer'

/** A file is loading: the share that has arrived, from 0 to 1. */
export function Pending({ share }: { readonly share: number }) {
  const texts = useTexts(previewMessages)
  const { locale } = useHost()
  const shown = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <Viewer label={texts.file} busy>
      <div className={styles.pending}>
        <Spinner />
        <p>{share === 0 ? texts.loading : share < 1 ? texts.received(shown) : texts.preparing}</p>
      </div>
    </Viewer>
  )
}
