import { EmptyState } from '@atrium/ui/empty-state'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import type { Profile } from '../api'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'
import { CompanyFields } from './CompanyFields'
import { EducationFields } from './EducationFields'
import { OrganisationFields } from './OrganisationFields'
import { TypeField } from './TypeField'

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
      {type === 'education' && <EducationFields form={form} />}
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
