import { paths } from '@atrium/contracts/paths'

/**
 * Where a request for the end of an account leads: it is open to anybody, as the session is over by then. The moment
 * is in the address, as leaving a session empties what the tab keeps.
 */
export const submittedPath = ({ endsAt, proof }: { readonly endsAt: string; readonly proof: string }) =>
  paths.deregistrationNotice({ submitted: endsAt, proof })
