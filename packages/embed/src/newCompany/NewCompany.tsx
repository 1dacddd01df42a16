import { pagePaths } from '@atrium/contracts/paths'
import { useOwnPhone } from '@atrium/features/account'
import { NewCompanyFeature } from '@atrium/features/newCompany'
import { lazy } from 'react'
import { Area } from '../area'
import { useSite } from '../site'

const Backlog = lazy(async () => ({ default: (await import('../backlog')).Backlog }))
const JoinCompany = lazy(async () => ({ default: (await import('../join')).JoinCompany }))

/** Getting from a personal account to a company: by creating one, or by an invitation. */
export const NewCompany = () => <Area screens={screens} />

function ToCompany() {
  const { enterCompany } = useSite()
  return <NewCompanyFeature phone={useOwnPhone()} onOpened={(companyId) => void enterCompany?.(companyId)} />
}

const screens = {
  [pagePaths.toCompany]: <ToCompany />,
  [pagePaths.joinCompany]: <JoinCompany />,
  [pagePaths.backlog]: <Backlog />,
  [pagePaths.backlogItem]: <Backlog />,
}
