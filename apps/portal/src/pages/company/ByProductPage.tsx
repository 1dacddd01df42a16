import { ByProduct } from '@atrium/features/authorisation'
import { RequestsLink } from './RequestsLink'

export default function ByProductPage() {
  return <ByProduct actions={<RequestsLink />} />
}
