import { Button } from '@atrium/ui/button'
import { type ReactNode, useId } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { DangerSection } from '../../shared/settings/DangerSection'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'

interface DeedProps {
  /** The name of the action. */
  readonly title: string
  readonly icon: ReactNode
  /** The consequences; or, if something prevents it, that fact. */
  readonly hint: string
  readonly label: string
  /** The page of the request; undefined while something prevents it. */
  readonly to: string | undefined
}

/** The link to end an account, set apart from the rest of its page. */
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
