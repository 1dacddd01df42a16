import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { Screen } from '../../shared/screen/Screen'
import { insteadMessages, workspaceMessages } from '../messages'

interface InsteadOfPageProps {
  /** `emptyMenu`: the role has none. `noCompany`: the page belongs to a company, and the person is in none. */
  readonly reason: 'emptyMenu' | 'noCompany'
}

/** The next step if there is no page. Few people see it, so its code is loaded on demand. */
export function InsteadOfPage({ reason }: InsteadOfPageProps) {
  return reason === 'emptyMenu' ? <EmptyMenu /> : <NoCompany />
}

function EmptyMenu() {
  const texts = useTexts(workspaceMessages)
  const instead = useTexts(insteadMessages)
  return (
    <Screen name={texts.menuEmpty} width="reading">
      <EmptyState drawing="forbidden" title={instead.menuEmptyHint} action={<ToPersonalHome />} />
    </Screen>
  )
}

function NoCompany() {
  const instead = useTexts(insteadMessages)
  return (
    <Screen name={instead.noCompany} width="reading">
      <EmptyState
        title={instead.noCompanyHint}
        action={
          <>
            <Button asChild variant="primary">
              <FeatureLink to={pagePaths.toCompany}>{instead.openOrJoin}</FeatureLink>
            </Button>
            <ToPersonalHome />
          </>
        }
      />
    </Screen>
  )
}

function ToPersonalHome() {
  const instead = useTexts(insteadMessages)
  return (
    <Button asChild>
      <FeatureLink to={pagePaths.personalHome}>{instead.toPersonalHome}</FeatureLink>
    </Button>
  )
}
