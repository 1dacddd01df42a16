import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import type { DissolutionBlock } from '../contract'
import styles from '../Dissolution.module.css'
import { dissolutionMessages } from '../dissolutionMessages'
import { neighbours } from '../routes'

/** What has to come to its end first, and where. */
export function DissolutionBlocks({ blocks }: { readonly blocks: readonly DissolutionBlock[] }) {
  const texts = useTexts(dissolutionMessages)
  const names = {
    ordersUnpaid: texts.ordersUnpaid,
    ordersProcessing: texts.ordersProcessing,
    certificationPending: () => texts.certificationPending,
  }
  const ways = {
    ordersUnpaid: { to: neighbours.orders, label: texts.toPay },
    ordersProcessing: { to: neighbours.orders, label: texts.toProgress },
    certificationPending: { to: neighbours.companyInformation, label: texts.toCompany },
  }
  return (
    <SettingsSection title={texts.blocksTitle}>
      <ul className={layout.plainList}>
        {blocks.map(({ kind, count }) => (
          <li key={kind} className={styles.row}>
            {names[kind](count)}
            <Button asChild size="small">
              <FeatureLink to={ways[kind].to}>{ways[kind].label}</FeatureLink>
            </Button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
