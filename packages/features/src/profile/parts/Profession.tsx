import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { EmptyState } from '@atrium/ui/empty-state'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Profile } from '../api'
import { profileMessages } from '../messages'
import styles from './ProfileRecord.module.css'

/** The person's profession, by their type. */
export function Profession({ profile }: { readonly profile: Profile }) {
  const texts = useTexts(profileMessages)
  const { type } = profile
  return (
    <div className={layout.sections}>
      <DescriptionList columns={2}>
        <DescriptionItem term={texts.type}>{type && texts[`type.${type}`]}</DescriptionItem>
        {type === 'education' && <Education profile={profile} />}
        {type === 'organisation' && <Organisation profile={profile} />}
      </DescriptionList>
      {type === 'enterprise' && <Companies profile={profile} />}
    </div>
  )
}

function Education({ profile }: { readonly profile: Profile }) {
  const texts = useTexts(profileMessages)
  const { school, jobRole, major, teacherName, teacherPhone } = profile
  return (
    <>
      <DescriptionItem term={texts.school}>{school}</DescriptionItem>
      <DescriptionItem term={texts.jobRole}>{jobRole && texts[`jobRole.${jobRole}`]}</DescriptionItem>
      <DescriptionItem term={texts.major}>{major && texts[`major.${major}`]}</DescriptionItem>
      {jobRole === 'student' && (
        <>
          <DescriptionItem term={texts.teacherName}>{teacherName}</DescriptionItem>
          <DescriptionItem term={texts.teacherPhone}>{teacherPhone}</DescriptionItem>
        </>
      )}
    </>
  )
}

function Organisation({ profile }: { readonly profile: Profile }) {
  const texts = useTexts(profileMessages)
  const { company, department, position, discipline } = profile
  return (
    <>
      <DescriptionItem term={texts.company}>{company}</DescriptionItem>
      <DescriptionItem term={texts.department}>{department}</DescriptionItem>
      <DescriptionItem term={texts.position}>{position}</DescriptionItem>
      <DescriptionItem term={texts.discipline}>
        {discipline && texts[`discipline.${discipline}`]}
      </DescriptionItem>
    </>
  )
}

function Companies({ profile: { companies } }: { readonly profile: Profile }) {
  const texts = useTexts(profileMessages)
  if (companies.length === 0) {
    return <EmptyState title={texts.noCompany} description={texts.noCompanyHint} />
  }
  return companies.map(({ companyId, companyName, realName, departmentName, position, discipline }) => (
    <section key={companyId} aria-label={companyName} className={styles.company}>
      <h3 className={styles.companyName}>{companyName}</h3>
      <DescriptionList columns={2}>
        <DescriptionItem term={texts.nameThere}>{realName}</DescriptionItem>
        <DescriptionItem term={texts.departmentThere}>{departmentName}</DescriptionItem>
        <DescriptionItem term={texts.position}>{position}</DescriptionItem>
        <DescriptionItem term={texts.discipline}>
          {discipline && texts[`discipline.${discipline}`]}
        </DescriptionItem>
      </DescriptionList>
    </section>
  ))
}
