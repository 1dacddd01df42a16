import { LicenceRequestsFeature } from '@atrium/features/licenceRequests'
import { lazy, Suspense, useMemo } from 'react'
import { useVisit } from '../../useVisit'

const LicenceInstallers = lazy(() => import('./LicenceInstallers'))

export default function LicenceRequestsPage() {
  const { leaveFor } = useVisit()
  const host = useMemo(
    () =>
      ({
        leaveFor,
        installers: (licence, onClose) =>
          licence && (
            <Suspense>
              <LicenceInstallers
                licence={{
                  source: 'company',
                  id: licence.licenceId,
                  productName: licence.productName,
                  serialNumber: licence.serialNumber,
                }}
                leaveFor={leaveFor}
                onClose={onClose}
              />
            </Suspense>
          ),
      }) satisfies Partial<Parameters<typeof LicenceRequestsFeature>[0]>,
    [leaveFor],
  )
  return <LicenceRequestsFeature {...host} />
}
