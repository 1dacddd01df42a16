import { Button } from '@atrium/ui/button'
import { type ReactNode, useId } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { DangerSection } from '../../shared/settings/DangerSection'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'

interface DeedProps {
  /** What would end. */
  readonly title: string
  readonly icon: ReactNode
  /** What it means; where something is in its way, that it is. */
  readonly hint: string
  readonly label: string
  /** Where it is asked for; nowhere as long as something is in its way. */
  readonly to: string | undefined
}

/** The way to the end of an account, apart from all else on its page. */
export function Deed({ title, icon, hint, label, to }: DeedProps) {
  const reason = useId()
  return (
    <DangerSection title={title}>
      <EntryList>
        <Entry
          icon={icon}
          hint={<span id={reason}>{hint}</span>}
          actions={
            to === undefined ? (
              <Button tone="danger" disabled aria-describedby={reason}>
                {label}
              </Button>
            ) : (
              <Button asChild tone="danger">
                <FeatureLink to={to}>{label}</FeatureLink>
              </Button>
            )
          }
        />
      </EntryList>
    </DangerSection>
  )
}
