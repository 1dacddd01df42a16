import { Button } from '@atrium/ui/button'
import { DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { DrawerLine, drawerLines } from '../../shared/drawer/DrawerLine'
import { useTexts } from '../../shared/host/useKept'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { RequestFailure } from '../../shared/request/RequestFailure'
import layout from '../../shared/screen/Layout.module.css'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { lastUseMessages } from '../../shared/use/messages'
import { wordsOfUse } from '../../shared/use/wordsOfUse'
import type { Reclaim, ReclaimMember } from '../api'
import { reclaimMembersAtomOf } from '../atoms'
import { licenceUseMessages } from '../messages'

const looks = {
  waiting: ['warning', 'memberWaiting'],
  used: ['success', 'memberUsed'],
  exempt: ['accent', 'memberExempt'],
  borrowed: ['accent', 'memberBorrowed'],
  gone: ['idle', 'memberGone'],
} as const satisfies Readonly<Record<ReclaimMember['state'], readonly [StatusBadgeProps['tone'], string]>>

interface ReclaimMembersProps {
  readonly reclaim: Reclaim
  readonly onClose: () => void
}

/** The members of a reclaim, and what becomes of each licence. */
export function ReclaimMembers({ reclaim, onClose }: ReclaimMembersProps) {
  const texts = useTexts(licenceUseMessages)
  const use = useTexts(lastUseMessages)
  const labels = useSharedLabels()
  const { reclaimId, productName, idleDays } = reclaim
  const [members, refresh] = useAtom(useMemo(() => reclaimMembersAtomOf(reclaimId), [reclaimId]))
  const known = members.state === 'ready' ? members.value : undefined
  const rest = known ? known.totalItems - known.list.length : 0
  return (
    <DialogContent width={560}>
      <DialogHeader
        title={texts.membersOf(productName)}
        description={texts.idleFor(idleDays)}
        closeLabel={labels.close}
      />
      <DialogBody>
        {members.state === 'failed' && (
          <RequestFailure failure={members.failure} title={texts.membersFailed} onRetry={refresh} />
        )}
        {members.state === 'loading' && <Skeleton lines={6} />}
        {known && (
          <ul className={drawerLines}>
            {known.list.map((row) => {
              const [tone, words] = looks[row.state]
              return (
                <DrawerLine
                  key={row.userId}
                  title={row.realName}
                  detail={[leafOf(row.department), row.state !== 'gone' && wordsOfUse(row, use)]
                    .filter(Boolean)
                    .join(' · ')}
                  end={<StatusBadge tone={tone}>{texts[words]}</StatusBadge>}
                />
              )
            })}
          </ul>
        )}
        {known?.totalItems === 0 && <p className={layout.hint}>{texts.noMembers}</p>}
        {rest > 0 && <p className={layout.hint}>{texts.moreMembers(rest)}</p>}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFooter>
    </DialogContent>
  )
}
