import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { BadgeCheck, Check, Package, UserPlus } from 'lucide-react'
import { shopPath } from '../../../shared/host/buyerInAddress'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { CountedTitle } from '../../../shared/screen/CountedTitle'
import { TaskList, TaskRow } from '../../../shared/screen/TaskRow'
import type { CertificationStatus } from '../../api'
import { overviewMessages } from '../messages'

/** The first steps of a company without products: certify, invite, buy. */
export function FirstSteps({ certification }: { readonly certification: CertificationStatus }) {
  const texts = useTexts(overviewMessages)
  const { companyId } = useHost()
  const isOpen = certification === 'uncertified' || certification === 'rejected'
  return (
    <Card padding="none" title={<CountedTitle count={texts.firstStepsHint}>{texts.firstSteps}</CountedTitle>}>
      <TaskList>
        {isOpen ? (
          <TaskRow
            icon={<BadgeCheck />}
            tone="accent"
            title={texts['step.certify']}
            detail={texts['step.certify.detail']}
            action={<Way to={pagePaths.companyInformation} label={texts['step.certify.action']} isFirst />}
          />
        ) : (
          <TaskRow
            icon={<Check />}
            tone="success"
            title={texts['step.certify']}
            detail={texts[certification === 'pending' ? 'step.certify.pending' : 'step.certify.done']}
          />
        )}
        <TaskRow
          icon={<UserPlus />}
          tone="accent"
          title={texts['step.invite']}
          detail={texts['step.invite.detail']}
          action={
            <Way to={pagePaths.memberManagement} label={texts['step.invite.action']} isFirst={!isOpen} />
          }
        />
        <TaskRow
          icon={<Package />}
          tone="accent"
          title={texts['step.buy']}
          detail={texts['step.buy.detail']}
          action={
            <Way to={shopPath(companyId)} menu={pagePaths.companyOrders} label={texts['step.buy.action']} />
          }
        />
      </TaskList>
    </Card>
  )
}

interface WayProps {
  readonly to: string
  /** The menu entry that grants access to the step. Default: the same path. */
  readonly menu?: string
  readonly label: string
  /** Only the first button is filled: one thing at a time. */
  readonly isFirst?: boolean
}

function Way({ to, menu = to, label, isFirst = false }: WayProps) {
  const { offers } = useHost()
  if (!offers(menu)) return null
  return (
    <Button size="small" variant={isFirst ? 'primary' : 'secondary'} asChild>
      <FeatureLink to={to}>{label}</FeatureLink>
    </Button>
  )
}
