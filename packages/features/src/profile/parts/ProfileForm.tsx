import { PersonForm } from './PersonForm'
import { WithProfile } from './WithProfile'

interface ProfileFormProps {
  /** Where one goes on once it is saved or given up. */
  readonly leadsTo: string
}

/** Everything that a person says of themselves, to be filled in. */
export const ProfileForm = ({ leadsTo }: ProfileFormProps) => (
  <WithProfile height={640}>{(profile) => <PersonForm profile={profile} leadsTo={leadsTo} />}</WithProfile>
)
