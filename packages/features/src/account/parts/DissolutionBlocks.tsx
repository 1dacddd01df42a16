import type { DissolutionBlock } from '@atrium/contracts/account/contract'
import { pagePaths, paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { BadgeCheck, Receipt } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { dissolutionMessages } from '../messages'

/** Everything that must be handled first, with links. */
export function DissolutionBlocks({ blocks }: { readonly blocks: readonly DissolutionBlock[] }) {
  const texts = useTexts(dissolutionMessages)
  const names = {
    ordersUnpaid: texts.ordersUnpaid,
    ordersFailed: texts.ordersFailed,
    ordersProcessing: texts.ordersProcessing,
    ordersAccepted: texts.ordersAccepted,
    certificationPending: () => texts.certificationPending,
  }
  const ways = {
    ordersUnpaid: { to: ordersOf('awaitingPayment'), label: texts.toPay },
    ordersFailed: { to: ordersOf('paymentFailed'), label: texts.toPay },
    ordersProcessing: { to: ordersOf('processing'), label: texts.toProgress },
    ordersAccepted: { to: ordersOf('awaitingDeduction'), label: texts.toProgress },
    certificationPending: { to: pagePaths.companyInformation, label: texts.toCompany },
  }
  return (
    <SettingsSection title={texts.blocksTitle}>
      <EntryList>
        {blocks.map(({ kind, count }) => (
          <Entry
            key={kind}
            icon={kind === 'certificationPending' ? <BadgeCheck /> : <Receipt />}
            name={names[kind](count)}
            actions={
              <Button asChild size="small">
                <FeatureLink to={ways[kind].to}>{ways[kind].label}</FeatureLink>
              </Button>
            }
          />
        ))}
      </EntryList>
    </SettingsSection>
  )
}

/** The list of orders of this kind. */
const ordersOf = (status: string) => paths.companyOrders({ status })
