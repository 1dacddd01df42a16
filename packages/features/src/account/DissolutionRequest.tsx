import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import { Forbidden } from '../shared/request/Forbidden'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { Question } from '../shared/screen/Question'
import { Screen } from '../shared/screen/Screen'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import { KeptNumbers } from '../shared/texts/KeptNumbers'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { useFormat } from '../shared/texts/useFormat'
import { withdrawDissolutionAction } from './actions'
import type { DissolutionOutlook } from './api'
import { outlookAtom } from './atoms'
import styles from './Dissolution.module.css'
import { dissolutionMessages } from './messages'
import { DissolutionBlocks } from './parts/DissolutionBlocks'
import { DissolutionForm } from './parts/DissolutionForm'
import { DissolutionLoss } from './parts/DissolutionLoss'

/** `/companyLogoffAgreement`: requests the closure of the company's account, after showing the losses. */
export function DissolutionRequest() {
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

/** Valid licences and trials of the company, with names and ends. */
function CompanyLicences({ licences }: Pick<DissolutionOutlook['loss'], 'licences'>) {
  const texts = useTexts(dissolutionMessages)
  const { serviceDay } = useFormat()
  return (
    <SettingsSection title={texts.runningTitle} description={texts.runningText}>
      <EntryList>
        {licences.map(({ id, productName, source, seats, granted, endAt }) => (
          <Entry
            key={id}
            name={productName}
            value={endAt === null ? texts.forEver : texts.until(serviceDay(endAt))}
            hint={(source === 'trial' ? texts.trialSeats : texts.ownSeats)(seats, granted)}
          />
        ))}
      </EntryList>
    </SettingsSection>
  )
}

interface PendingDissolutionProps {
  readonly request: NonNullable<DissolutionOutlook['request']>
}

/** A request under review, and a button to withdraw it. */
function PendingDissolution({ request }: PendingDissolutionProps) {
  const texts = useTexts(dissolutionMessages)
  const { timestamp } = useFormat()
  const withdraw = useSetAtom(withdrawDissolutionAction)
  const [question, setQuestion] = useState<'asked' | 'none'>('none')

  return (
    <SettingsSection
      title={texts.pendingTitle}
      description={<KeptNumbers>{texts.pendingText(timestamp(request.requestedAt))}</KeptNumbers>}
    >
      <div className={layout.closeStack}>
        {request.reason && <p className={layout.hint}>{texts.reasonGiven(request.reason)}</p>}
        <div className={layout.actions}>
          <Button onClick={() => setQuestion('asked')}>{texts.withdraw}</Button>
        </div>
      </div>
      <Question
        open={question === 'asked'}
        onOpenChange={(open) => setQuestion(open ? 'asked' : 'none')}
        title={texts.withdrawTitle}
        description={texts.withdrawText}
        confirmLabel={texts.withdraw}
        onConfirm={withdraw}
        done={texts.withdrawn}
      />
    </SettingsSection>
  )
}
