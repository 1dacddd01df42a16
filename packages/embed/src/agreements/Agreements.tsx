import { pagePaths } from '@atrium/contracts/paths'
import { OwnAgreements } from '@atrium/features/agreements'
import { lazy } from 'react'
import { Area } from '../area'

const AgreementDocument = lazy(async () => ({
  default: (await import('@atrium/features/agreements/AgreementDocument')).AgreementDocument,
}))

/** What the person agreed to, and the documents. */
export const Agreements = () => <Area screens={screens} />

const screens = {
  '': <OwnAgreements />,
  [pagePaths.agreement]: <AgreementDocument />,
}
