import * as v from 'valibot'

/** The subject of a message, which decides where people act on it; `notice`: no action. */
export const messageKind = v.picklist([
  'application',
  'joined',
  'invitation',
  'invitationAccepted',
  'certification',
  'order',
  'product',
  /** Licences end or have ended; the subject is the batch or licence. */
  'renewal',
  /** A product's seats are nearly or completely used; the subject is one of its batches. */
  'seats',
  /** A member requests a licence. */
  'licenceRequest',
  /** A licence was assigned, refused, or taken back. */
  'licence',
  /** A decision about a trial. */
  'trial',
  /** A place at a meeting for somebody on the waiting list. */
  'meeting',
  'administration',
  'dissolution',
  /** A sign-in from a new device or network. */
  'signIn',
  /** A change of the reader's account, such as its password. */
  'security',
  /** A company requires a second step of the reader. */
  'secondStep',
  'notice',
])

export type MessageKind = v.InferOutput<typeof messageKind>
