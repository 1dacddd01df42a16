import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Building2, Receipt } from 'lucide-react'
import type { ReactNode } from 'react'
import { inCompany } from '../../shared/host/companyInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import type { Farewell } from '../deregistration/api'
import { deregistrationMessages } from '../deregistration/messages'

interface Row {
  readonly key: string
  readonly text: string
  readonly icon: ReactNode
  readonly ways: readonly { readonly to: string; readonly label: string; readonly tone?: 'danger' }[]
}

/** Everything that must be handled first, with links: a company is handed over or closed. */
export function DeregistrationBlocks({ blocks }: Pick<Farewell, 'blocks'>) {
  const texts = useTexts(deregistrationMessages)
  const rows = blocks.flatMap(({ kind, count, companies }): Row[] =>
    kind === 'superAdministrator'
      ? companies.map(({ id, name }) => ({
          key: id,
          icon: <Building2 />,
          text: texts.superAdministrator(name),
          ways: [
            { to: inCompany(pagePaths.dissolutionRequest, id), label: texts.toDissolve, tone: 'danger' },
            { to: inCompany(pagePaths.administrators, id), label: texts.toHandOver },
          ],
        }))
      : [
          {
            key: kind,
            icon: <Receipt />,
            text: texts[kind](count),
            ways: [{ to: pagePaths.ownOrders, label: texts.toOrders }],
          },
        ],
  )
  return (
    <SettingsSection title={texts.blocksTitle}>
      <EntryList>
        {rows.map(({ key, icon, text, ways }) => (
          <Entry
            key={key}
            icon={icon}
            name={text}
            actions={ways.map(({ to, label, tone }) => (
              <Button key={to} asChild size="small" {...(tone && { tone, variant: 'ghost' })}>
                <FeatureLink to={to}>{label}</FeatureLink>
              </Button>
            ))}
          />
        ))}
      </EntryList>
    </SettingsSection>
  )
}
