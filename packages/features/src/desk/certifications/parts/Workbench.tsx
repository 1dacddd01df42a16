import { Spinner } from '@atrium/ui/spinner'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import layout from '../../../shared/screen/Layout.module.css'
import { Screen } from '../../../shared/screen/Screen'
import { DueCell } from '../../cases/parts/DueCell'
import { useCaseEvents } from '../../cases/useCaseEvents'
import { certificationPath, deskPaths } from '../../paths'
import { ReasonDialog } from '../../reason/ReasonDialog'
import { revealAction } from '../actions'
import { type OpenCase, revealedAtom } from '../atoms'
import styles from '../CertificationReview.module.css'
import { certificationsMessages } from '../messages'
import { stateTones } from '../stateTones'
import { CaseFacts } from './CaseFacts'
import { CaseNotice } from './CaseNotice'
import { DecisionPanel } from './DecisionPanel'
import { KeysDialog } from './KeysDialog'
import { LicencePane } from './LicencePane'
import { useClaim } from './useClaim'

interface WorkbenchProps {
  readonly open: OpenCase
  /** Another case is loading. */
  readonly isMoving: boolean
  readonly self: { readonly userId: string; readonly name: string; readonly roles: readonly string[] }
  readonly above: readonly { readonly name: string; readonly to: string }[]
  readonly onRefresh: () => void
}

/** A case that is open for review: picture, facts and decision. */
export function Workbench({
  open: { found: masked, licence },
  isMoving,
  self,
  above,
  onRefresh,
}: WorkbenchProps) {
  const texts = useTexts(certificationsMessages)
  const { navigate, notify } = useHost()
  const [dialog, setDialog] = useState<'keys' | 'reveal'>()
  const revealed = useAtomValue(revealedAtom)
  const { perform: reveal } = useAction(revealAction)
  const found = revealed?.caseId === masked.caseId ? withPhones(masked, revealed) : masked
  const { caseId, state, claim, nextId, previousId } = found

  const isReviewer = self.roles.includes('reviewer')
  const isOthers = claim !== null && claim.userId !== self.userId
  const claimed = useClaim(isReviewer && state === 'pending' && !isOthers ? caseId : undefined, onRefresh)
  useCaseEvents((event) => {
    // What this page does itself is told too, and needs no reload.
    if (event.queue !== 'certification' || event.by === self.name) return
    if ([caseId, nextId, previousId].includes(event.caseId)) onRefresh()
  })

  const go = (id: string | null) =>
    id === null || isMoving ? undefined : () => navigate(certificationPath(id), { replace: true })
  function goOn(decided: { readonly name: string; readonly nextId: string | null }, message: string) {
    notify({ tone: 'success', message, id: 'deskDecided' })
    navigate(decided.nextId === null ? deskPaths.certifications : certificationPath(decided.nextId), {
      replace: true,
    })
  }

  return (
    <Screen
      above={above}
      name={found.submitted.name}
      kind={texts.review}
      hasReturn
      status={
        <span className={styles.standing}>
          {isMoving ? (
            <span className={styles.opening}>
              <Spinner size="small" />
              {texts.opening}
            </span>
          ) : state === 'pending' ? (
            <>
              {claimed === caseId && <StatusBadge tone="accent">{texts.mine}</StatusBadge>}
              <span className={styles.due}>
                <DueCell since={found.submittedAt} dueAt={found.dueAt} />
              </span>
            </>
          ) : (
            <StatusBadge tone={stateTones[state]}>{texts[state]}</StatusBadge>
          )}
        </span>
      }
    >
      <div className={styles.bench} data-moving={isMoving || undefined} aria-busy={isMoving || undefined}>
        <LicencePane licence={licence} onRetry={onRefresh} />
        <div className={styles.form}>
          {/** biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
          <section className={styles.scroll} tabIndex={0} aria-label={texts.facts}>
            <div className={layout.stack}>
              <CaseNotice
                found={found}
                isOthers={isOthers}
                isReviewer={isReviewer}
                onNext={go(nextId)}
                onRefresh={onRefresh}
              />
              <CaseFacts found={found} onReveal={found.isMasked ? () => setDialog('reveal') : undefined} />
            </div>
          </section>
          <div className={styles.decision}>
            <DecisionPanel
              key={caseId}
              caseId={caseId}
              decides={isReviewer && state === 'pending' && !isOthers && !isMoving}
              onNext={go(nextId)}
              onPrevious={go(previousId)}
              onKeys={() => setDialog('keys')}
              onDecided={goOn}
            />
          </div>
        </div>
      </div>
      <p role="status" className={layout.heard}>
        {isMoving ? texts.opening : texts.opened(found.submitted.name)}
      </p>
      <KeysDialog open={dialog === 'keys'} onOpenChange={(next) => setDialog(next ? 'keys' : undefined)} />
      {dialog === 'reveal' && (
        <ReasonDialog
          title={texts.showPhones}
          description={texts.showPhonesHint}
          submitLabel={texts.showPhones}
          onOpenChange={(next) => !next && setDialog(undefined)}
          onSubmit={(reason) => reveal({ caseId, reason })}
        />
      )}
    </Screen>
  )
}

type Found = OpenCase['found']

/** The newest state of a case, with the phones that were shown before. */
const withPhones = (newest: Found, { submitted, certified, submitterPhone }: Found): Found => ({
  ...newest,
  isMasked: false,
  submitted: { ...newest.submitted, contactPhone: submitted.contactPhone },
  certified: newest.certified && {
    ...newest.certified,
    contactPhone: certified?.contactPhone ?? newest.certified.contactPhone,
  },
  submitterPhone,
})
