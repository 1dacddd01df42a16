import { pagePaths } from '@atrium/contracts/paths'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useHost, useTexts } from '../shared/host/useHost'
import { Forbidden } from '../shared/request/Forbidden'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { sharedMessages } from '../shared/texts/sharedMessages'
import type { DissolutionOutlook } from './api'
import { outlookAtom } from './atoms'
import styles from './Dissolution.module.css'
import { dissolutionMessages } from './messages'
import { CompanyLicences } from './parts/CompanyLicences'
import { DissolutionBlocks } from './parts/DissolutionBlocks'
import { DissolutionForm } from './parts/DissolutionForm'
import { DissolutionLoss } from './parts/DissolutionLoss'
import { PendingDissolution } from './parts/PendingDissolution'

/** `/companyLogoffAgreement`: asks for the end of the company's account, after what it would end. */
export default function DissolutionRequest() {
  const texts = useTexts(dissolutionMessages)
  const { companyRole } = useHost()
  return (
    <Screen
      above={[
        { name: texts.settings, to: pagePaths.companySettings },
        { name: texts.notice, to: pagePaths.dissolutionNotice },
      ]}
      name={texts.request}
      width="reading"
    >
      {companyRole === undefined || companyRole === 'superAdministrator' ? (
        <Content />
      ) : (
        <Forbidden description={texts.onlySuper} />
      )}
    </Screen>
  )
}

function Content() {
  const texts = useTexts(dissolutionMessages)
  const { loading } = useTexts(sharedMessages)
  const [outlook, askAgain] = useAtom(outlookAtom)
  if (outlook.state === 'ready') return <Outlook outlook={outlook.value} />
  if (outlook.state === 'failed') {
    return <RequestFailure failure={outlook.failure} title={texts.outlookFailed} onRetry={askAgain} />
  }
  return (
    <div role="status" aria-label={loading} aria-busy="true">
      <Skeleton shape="block" height={480} />
    </div>
  )
}

function Outlook({ outlook }: { readonly outlook: DissolutionOutlook }) {
  const texts = useTexts(dissolutionMessages)
  const { request, blocks, loss } = outlook
  const isPending = request?.status === 'pending'
  const isOpen = !isPending && blocks.length === 0
  return (
    <div className={layout.sections}>
      {isPending && <PendingDissolution request={request} />}
      {request?.status === 'rejected' && (
        <Notice tone="danger" role="alert">
          <p className={styles.strong}>{texts.rejectedTitle}</p>
          <p>{texts.rejectedText(request.remark)}</p>
        </Notice>
      )}
      {!isPending && blocks.length > 0 && <DissolutionBlocks blocks={blocks} />}
      <DissolutionLoss isBrief />
      {loss.licences.length > 0 && <CompanyLicences licences={loss.licences} />}
      {isOpen && <DissolutionForm outlook={outlook} />}
    </div>
  )
}
