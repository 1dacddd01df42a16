import { AgreementDocument } from '@atrium/features/agreements'
import { useLocation } from '@atrium/features/shared'
import { lazy, Suspense } from 'react'
import { endpoint } from '../../analytics/endpoint'
import PublicFrame from '../../PublicFrame'

const ConsentSetting = lazy(() => import('../../analytics/ConsentSetting'))

export default function AgreementPage() {
  const location = useLocation()
  const isPrivacy = new URLSearchParams(location.search).get('showValue') === '2'
  return (
    <PublicFrame width="wide">
      <AgreementDocument />
      {isPrivacy && endpoint !== undefined && (
        <Suspense>
          <ConsentSetting />
        </Suspense>
      )}
    </PublicFrame>
  )
}
