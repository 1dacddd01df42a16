import { DirectoryPeople } from '@atrium/features/directoryPeople'

export default function DirectoryPeoplePage() {
  return <DirectoryPeople />
}
