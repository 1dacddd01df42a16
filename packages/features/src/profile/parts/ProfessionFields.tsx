import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import type { Profile } from '../api'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'
import { CompanyFields } from './CompanyFields'
import { OrganisationFields } from './OrganisationFields'
import { TypeField } from './TypeField'

/** Suggestions need much that nobody else does. */
const EducationFields = lazy(() => import('./EducationFields'))

interface ProfessionFieldsProps {
  readonly profile: Profile
  readonly edited: ProfileForm
}

/** What the person is, and what is asked of such a one. */
export function ProfessionFields({ profile, edited }: ProfessionFieldsProps) {
  const texts = useTexts(profileMessages)
  const { form } = edited
  const { type } = form.values
  return (
    <div className={layout.sections}>
      <TypeField form={form} stored={profile.type} />
      {type === 'education' && (
        <Suspense fallback={<Skeleton shape="block" height={236} />}>
          <EducationFields form={form} />
        </Suspense>
      )}
      {type === 'organisation' && <OrganisationFields form={form} />}
      {type === 'enterprise' && profile.companies.length > 0 && (
        <CompanyFields companies={profile.companies} edited={edited} />
      )}
      {type === 'enterprise' && profile.companies.length === 0 && (
        <EmptyState title={texts.noCompany} description={texts.noCompanyHint} />
      )}
    </div>
  )
}
