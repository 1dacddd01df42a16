import { Link } from '@atrium/ui/link'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { useTitle } from '../shared/host/useTitle'
import { RequestFailure } from '../shared/request/RequestFailure'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { agreementAtom, kindShownAtom } from './atoms'
import { agreementMessages } from './messages'
import { DocumentPage } from './parts/DocumentPage'
import { agreementAddress } from './routes'

/**
 * `/UserAgreenment?showValue=1|2|3`: the user agreement, the privacy policy, or the agreement on closing an
 * account; `&version=2021-06-01`: an earlier version. Public.
 */
export function AgreementDocument() {
  const texts = useTexts(agreementMessages)
  const { loading } = useTexts(sharedMessages)
  const kind = useAtomValue(kindShownAtom)
  const [asked, askAgain] = useAtom(agreementAtom)
  useTitle(texts[kind])
  if (asked.state === 'ready') return <DocumentPage agreement={asked.value} />
  if (asked.state === 'loading') {
    return (
      <div role="status" aria-label={loading} aria-busy="true">
        <Skeleton shape="block" height={640} />
      </div>
    )
  }
  const isMissing = asked.failure.kind === 'missing'
  return (
    <RequestFailure
      failure={asked.failure}
      title={isMissing ? texts.missing : texts.failed}
      missing={{
        hint: texts.missingHint,
        action: (
          <Link asChild alone>
            <FeatureLink to={agreementAddress(kind)}>{texts.toCurrent}</FeatureLink>
          </Link>
        ),
      }}
      onRetry={askAgain}
    />
  )
}
