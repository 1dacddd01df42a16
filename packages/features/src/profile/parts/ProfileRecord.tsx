import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import { StatusBadge } from '@atrium/ui/status-badge'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { Profile } from '../api'
import { HeadImage } from '../headImage/HeadImage'
import { profileMessages } from '../messages'
import { missingFields } from '../missingFields'
import { regionText } from '../regionText'
import { useFieldTexts } from '../useFieldTexts'
import { Profession } from './Profession'
import styles from './ProfileRecord.module.css'

/** The whole profile, read-only. */
export function ProfileRecord({ profile }: { readonly profile: Profile }) {
  const texts = useTexts(profileMessages)
  const { labelOf } = useFieldTexts()
  const format = useFormat()
  const missing = missingFields(profile)
  const name = profile.realName || profile.nickname || profile.account
  return (
    <div className={layout.sections}>
      {missing.length > 0 && (
        <Notice tone="warning" actions={<Edit label={texts.completeNow} />}>
          {texts.missing(format.list(missing.map(labelOf)))}
        </Notice>
      )}
      <SettingsSection
        title={texts.basics}
        description={texts.basicsHint}
        actions={<Edit label={texts.edit} of={texts.basics} />}
      >
        <HeadImage profile={profile} name={name} />
        <DescriptionList columns={2}>
          <DescriptionItem term={texts.account}>{profile.account}</DescriptionItem>
          <DescriptionItem term={texts.nickname}>{profile.nickname}</DescriptionItem>
          <DescriptionItem term={texts.realName}>{profile.realName}</DescriptionItem>
          <DescriptionItem term={texts.email}>{profile.email && <Email profile={profile} />}</DescriptionItem>
          <DescriptionItem term={labelOf('region')}>{regionText(profile.region)}</DescriptionItem>
          <DescriptionItem term={texts.address}>{profile.address}</DescriptionItem>
          <DescriptionItem term={texts.registered}>{format.timestamp(profile.registeredAt)}</DescriptionItem>
          <DescriptionItem term={texts.lastSignIn}>{format.timestamp(profile.lastSignInAt)}</DescriptionItem>
        </DescriptionList>
      </SettingsSection>
      <SettingsSection
        title={texts.profession}
        description={texts.professionHint}
        actions={<Edit label={texts.edit} of={texts.profession} />}
      >
        <Profession profile={profile} />
      </SettingsSection>
    </div>
  )
}

interface EditProps {
  readonly label: string
  /** Accessible name of the edit link. */
  readonly of?: string
}

/** One form contains all of it. */
function Edit({ label, of }: EditProps) {
  const texts = useTexts(profileMessages)
  return (
    <Button asChild size="small">
      <FeatureLink to={pagePaths.profileForm} {...(of && { 'aria-label': texts.editOf(of) })}>
        {label}
      </FeatureLink>
    </Button>
  )
}

/** With a link to verify it if it isn't verified. */
function Email({ profile: { email, emailVerified } }: { readonly profile: Profile }) {
  const texts = useTexts(profileMessages)
  return (
    <span className={styles.email}>
      {email}
      <StatusBadge tone={emailVerified ? 'success' : 'warning'}>
        {emailVerified ? texts.emailVerified : texts.emailUnverified}
      </StatusBadge>
      {!emailVerified && <FeatureLink to={pagePaths.companySettings}>{texts.verifyEmail}</FeatureLink>}
    </span>
  )
}
