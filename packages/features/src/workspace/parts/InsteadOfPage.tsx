import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Building2, PanelLeftClose } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { workspaceMessages } from '../messages'
import { workspaceRoutes } from '../routes'

/** The role has no menu. */
export function EmptyMenu() {
  const texts = useTexts(workspaceMessages)
  return (
    <Card>
      <EmptyState
        icon={<PanelLeftClose />}
        title={texts.menuEmpty}
        description={texts.menuEmptyHint}
        action={<ToPersonalHome />}
      />
    </Card>
  )
}

/** The page belongs to a company, and the person to none. */
export function NoCompany() {
  const texts = useTexts(workspaceMessages)
  return (
    <Card>
      <EmptyState
        icon={<Building2 />}
        title={texts.noCompany}
        description={texts.noCompanyHint}
        action={<ToPersonalHome />}
      />
    </Card>
  )
}

function ToPersonalHome() {
  const texts = useTexts(workspaceMessages)
  return (
    <Button asChild>
      <FeatureLink to={workspaceRoutes.personalHome}>{texts.toPersonalHome}</FeatureLink>
    </Button>
  )
}
