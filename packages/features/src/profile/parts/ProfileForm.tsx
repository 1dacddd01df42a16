import { PersonForm } from './PersonForm'
import { WithProfile } from './WithProfile'

interface ProfileFormProps {
  /** The page after saving or cancelling. */
  readonly leadsTo: string
}

/** The form of the whole profile. */
export const ProfileForm = ({ leadsTo }: ProfileFormProps) => (
  <WithProfile height={640}>{(profile) => <PersonForm profile={profile} leadsTo={leadsTo} />}</WithProfile>
)
