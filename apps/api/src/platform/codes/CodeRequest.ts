import type { Resources } from '../http/Resources'
import type { Language } from '../people/Language'
import type { CodePurpose } from './codePurpose'

export interface CodeRequest {
  readonly ports: Pick<Resources, 'keys' | 'settings' | 'log'>
  readonly purpose: CodePurpose
  /** The mobile or the address, depending on the purpose. */
  readonly to: string
  /** The requesting page's challenge, which must come with the code; undefined: it sent none. */
  readonly asker: string | undefined
  /** Language of a mail. Default: Chinese. */
  readonly language?: Language
  /** Address of the caller, as in `call.address`. */
  readonly address: string
  /** The signed-in person; or for strangers, whether proof of work came along. */
  readonly by: { readonly userId: string } | { readonly proven: boolean }
  readonly now: Date
}
