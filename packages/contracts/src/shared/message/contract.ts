import * as v from 'valibot'

/** What a message is about, which says where one acts on it; `notice`: nowhere. */
export const messageKind = v.picklist([
  'application',
  'joined',
  'invitation',
  'invitationAccepted',
  'certification',
  'order',
  'product',
  /** Licences end or have ended: of the batch or licence by the subject's id. */
  'renewal',
  /** The seats of a product are used up, or nearly; the subject is one of its batches. */
  'seats',
  /** A member asks for a licence. */
  'licenceRequest',
  /** One was given a licence, one’s request for it was refused, or it was taken back. */
  'licence',
  /** A decision about a trial. */
  'trial',
  /** A place at a meeting for who waited. */
  'meeting',
  'administration',
  'dissolution',
  /** A sign-in from a new device or network. */
  'signIn',
  /** What touches the reader's account, such as another password. */
  'security',
  /** A company wants the reader to have a second step. */
  'secondStep',
  'notice',
])

export type MessageKind = v.InferOutput<typeof messageKind>
