import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import type { Farewell } from '../deregistration/api'
import { deregistrationMessages } from '../deregistration/messages'
import { neighbours } from '../routes'

interface Row {
  readonly text: string
  readonly to: string
  readonly label: string
}

/** What has to come to its end first, and where: a company by handing it over. */
export function DeregistrationBlocks({ blocks }: Pick<Farewell, 'blocks'>) {
  const texts = useTexts(deregistrationMessages)
  const rows = blocks.flatMap(({ kind, count, names }): Row[] =>
    kind === 'superAdministrator'
      ? names.map((name) => ({
          text: texts.superAdministrator(name),
          to: neighbours.members,
          label: texts.toHandOver,
        }))
      : [{ text: texts[kind](count), to: neighbours.personalOrders, label: texts.toOrders }],
  )
  return (
    <SettingsSection title={texts.blocksTitle}>
      <EntryList>
        {rows.map(({ text, to, label }) => (
          <Entry
            key={text}
            name={text}
            actions={
              <Button asChild size="small">
                <FeatureLink to={to}>{label}</FeatureLink>
              </Button>
            }
          />
        ))}
      </EntryList>
    </SettingsSection>
  )
}
