import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../../../shared/host/useHost'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import { sharedMessages } from '../../../shared/texts/sharedMessages'
import { licenceAtom } from '../atoms'
import { certificationMessages } from '../messages'
import { useObjectUrl } from '../useObjectUrl'
import styles from './LicencePicture.module.css'

/** The business licence on record, large enough to read. */
export function LicencePicture() {
  const texts = useTexts(certificationMessages)
  const { loading } = useTexts(sharedMessages)
  const [licence, askAgain] = useAtom(licenceAtom)
  const url = useObjectUrl(licence.state === 'ready' ? licence.value : undefined)
  return (
    <Card title={texts.licence}>
      {licence.state === 'failed' && (
        <RequestFailure failure={licence.failure} title={texts.licenceFailed} onRetry={askAgain} />
      )}
      {licence.state === 'loading' && (
        <div role="status" aria-label={loading}>
          <Skeleton shape="block" height={320} />
        </div>
      )}
      {url && <img src={url} alt={texts.licence} className={styles.picture} />}
    </Card>
  )
}
