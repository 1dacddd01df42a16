import { ByMember } from '@atrium/features/authorisation'
import { RequestsLink } from './RequestsLink'

export default function ByMemberPage() {
  return <ByMember actions={<RequestsLink />} />
}
