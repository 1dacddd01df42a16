import { daysShown } from '@atrium/contracts/concurrentSeats/contract'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { PowerOff, RefreshCw } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { DrawerLine, drawerLines } from '../shared/drawer/DrawerLine'
import { DrawerLink } from '../shared/drawer/DrawerLink'
import { DrawerSection } from '../shared/drawer/DrawerSection'
import { Figure, Figures } from '../shared/drawer/Figures'
import { useCovers, useTexts } from '../shared/host/useKept'
import { leafOf } from '../shared/list/cells/departmentPath'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useAction } from '../shared/request/useAction'
import layout from '../shared/screen/Layout.module.css'
import { Question } from '../shared/screen/Question'
import { useFormat } from '../shared/texts/useFormat'
import type { Checkout, KnownUse } from './api'
import { concurrentUseAtomOf, endUseAction } from './atoms'
import styles from './ConcurrentUse.module.css'
import { concurrentSeatsMessages } from './messages'

export interface ConcurrentUseProps {
  readonly productId: string
}

/** A use that becomes silent ends without an event. */
const pollMilliseconds = 60_000

/** The concurrent seats of a product: how many are in use, by whom, and who was turned away. */
export function ConcurrentUse({ productId }: ConcurrentUseProps) {
  const texts = useTexts(concurrentSeatsMessages)
  const [request, refresh] = useAtom(useMemo(() => concurrentUseAtomOf(productId), [productId]))
  const use = request.state === 'ready' ? request.value : undefined
  const isInUse = use !== undefined && use.inUse > 0
  useEffect(() => {
    if (!isInUse) return
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), pollMilliseconds)
    return () => clearInterval(timer)
  }, [isInUse, refresh])
  if (request.state === 'failed')
    return (
      <DrawerSection title={texts.title}>
        <RequestFailure failure={request.failure} title={texts.failed} onRetry={refresh} />
      </DrawerSection>
    )
  return (
    <div className={styles.use} aria-busy={request.state === 'loading'}>
      <DrawerSection
        title={texts.title}
        action={
          <Button
            variant="ghost"
            size="small"
            icon={<RefreshCw />}
            disabled={use === undefined}
            onClick={() => refresh()}
          >
            {texts.refresh}
          </Button>
        }
      >
        {use ? <Overview use={use} /> : <Skeleton lines={4} />}
      </DrawerSection>
      <DrawerSection title={texts.current} count={use?.uses.totalItems} empty={texts.nobody}>
        {use ? <Uses {...use.uses} /> : <Skeleton lines={4} />}
      </DrawerSection>
    </div>
  )
}

function Overview({ use }: { readonly use: KnownUse }) {
  const texts = useTexts(concurrentSeatsMessages)
  const { count } = useFormat()
  const { inUse, total, overcommit, days, departments } = use
  const denials = days.reduce((sum, day) => sum + day.denials, 0)
  const beyond = Math.max(0, inUse - total)
  return (
    <div className={styles.part}>
      <Figures>
        <Figure term={texts.inUse}>{count(inUse)}</Figure>
        <Figure term={texts.seats}>{count(total)}</Figure>
        <Figure term={texts.peak(daysShown)}>{count(Math.max(0, ...days.map(({ peak }) => peak)))}</Figure>
        <Figure term={texts.denials(daysShown)}>{texts.times(denials)}</Figure>
      </Figures>
      {beyond > 0 && (
        <Notice tone="warning">
          {beyond > overcommit ? texts.exceeded(beyond) : texts.beyond(beyond, overcommit)}
        </Notice>
      )}
      <p className={layout.hint}>{texts.howItWorks}</p>
      {overcommit > 0 && beyond === 0 && <p className={layout.hint}>{texts.allowed(overcommit)}</p>}
      {departments.length > 0 && (
        <>
          <h4 className={styles.heading}>{texts.deniedByDepartment}</h4>
          <ul className={styles.departments}>
            {departments.map(({ departmentId, department, denials }) => (
              <li key={departmentId} className={styles.department}>
                <span>{leafOf(department)}</span>
                <span>{texts.times(denials)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface UsesProps {
  readonly totalItems: number
  readonly list: readonly Checkout[]
}

function Uses({ totalItems, list }: UsesProps) {
  const texts = useTexts(concurrentSeatsMessages)
  const { shortTime } = useFormat()
  const { perform } = useAction(endUseAction)
  const [chosen, choose] = useState<Checkout>()
  const mayEnd = useCovers('concurrentSeats:write')
  return (
    <>
      <ul className={drawerLines}>
        {list.map((use) => (
          <DrawerLine
            key={use.checkoutId}
            title={
              <DrawerLink kind="member" id={use.userId}>
                {use.realName}
              </DrawerLink>
            }
            detail={[
              leafOf(use.department),
              use.deviceName || texts.unknownDevice(use.machineId),
              texts.since(shortTime(use.startedAt)),
            ].join(' · ')}
            end={
              mayEnd && (
                <Button
                  variant="ghost"
                  size="small"
                  icon={<PowerOff />}
                  aria-label={texts.releaseOf(use.realName)}
                  onClick={() => choose(use)}
                >
                  {texts.release}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {totalItems > list.length && <p className={layout.hint}>{texts.more(totalItems - list.length)}</p>}
      <Question
        open={chosen !== undefined}
        onOpenChange={() => choose(undefined)}
        tone="danger"
        title={chosen ? texts.releaseTitle(chosen.realName) : ''}
        description={texts.releaseHint}
        confirmLabel={texts.release}
        done={texts.released}
        onConfirm={() => perform(chosen?.checkoutId ?? '')}
      />
    </>
  )
}
