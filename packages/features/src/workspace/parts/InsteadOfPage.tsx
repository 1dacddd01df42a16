import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { Screen } from '../../shared/screen/Screen'
import { workspaceMessages } from '../messages'
import { workspaceRoutes } from '../routes'

/** The role has no menu. */
export function EmptyMenu() {
  const texts = useTexts(workspaceMessages)
  return (
    <Card>
      <EmptyState title={texts.menuEmpty} description={texts.menuEmptyHint} action={<ToPersonalHome />} />
    </Card>
  )
}

/** The page belongs to a company, and the person to none. */
export function NoCompany() {
  const texts = useTexts(workspaceMessages)
  return (
    <Screen name={texts.noCompany} width="reading">
      <Card>
        <EmptyState
          title={texts.noCompanyHint}
          action={
            <>
              <Button asChild variant="primary">
                <FeatureLink to={workspaceRoutes.toCompany}>{texts.openOrJoin}</FeatureLink>
              </Button>
              <ToPersonalHome />
            </>
          }
        />
      </Card>
    </Screen>
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
