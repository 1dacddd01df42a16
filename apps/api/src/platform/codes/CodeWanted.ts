import type { Resources } from '../http/Resources'
import type { Language } from '../people/Language'
import type { CodePurpose } from './codePurpose'

export interface CodeWanted {
  readonly ports: Pick<Resources, 'keys' | 'settings' | 'log'>
  readonly purpose: CodePurpose
  /** The mobile, or the address, as the purpose wants. */
  readonly to: string
  /** The challenge of the page that asks, which it repeats with the code; undefined: it sent none. */
  readonly asker: string | undefined
  /** Of a mail. Default: Chinese. */
  readonly language?: Language
  /** Of the caller, as `call.address` has it. */
  readonly address: string
  /** Who is signed in; or of nobody whether work came along. */
  readonly by: { readonly userId: string } | { readonly proven: boolean }
  readonly now: Date
}
