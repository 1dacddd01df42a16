import { pagePaths } from '@atrium/contracts/paths'
import { BulkProgress } from '@atrium/features/bulkLicences'
import { LicenceUseFeature } from '@atrium/features/licenceUse'
import { ListArea, sameAt } from '../area'

/** Licences that nobody uses, and taking them back. */
export const IdleLicences = () => <ListArea screens={screens} isForAdministrators />

const screens = sameAt(
  [pagePaths.idleLicences, pagePaths.reclaims, pagePaths.reclaimExemptions, pagePaths.reclaimPolicies],
  <LicenceUseFeature
    change={(changeId, onClose) => <BulkProgress changeId={changeId} kind="cancel" onClose={onClose} />}
  />,
)
