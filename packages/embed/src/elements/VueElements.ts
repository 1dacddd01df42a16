import type { FeatureName } from '../registry'
import type { AtriumElement, ElementEvents, ElementOptions } from './AtriumElement'

/**
 * Types of the elements in Vue's templates: `declare module 'vue' { interface GlobalComponents extends VueElements {} }`.
 * They need nothing of Vue itself.
 */
export type VueElements = { [Name in FeatureName as `atrium-${Name}`]: new () => VueElement<Name> }

interface VueElement<Name extends FeatureName> {
  readonly $props: Partial<Pick<AtriumElement<Name>, Property>> & Listeners & Usual
}

type Property =
  | keyof ElementOptions
  | 'company'
  | 'service'
  | 'locale'
  | 'theme'
  | 'path'
  | 'address'
  | 'props'
  | 'dir'
  | 'nonce'

/** `@atrium-changed` is the property `onAtriumChanged` for Vue. */
type Listeners = {
  readonly [Type in keyof ElementEvents as Type extends `atrium-${infer Rest}`
    ? `onAtrium${Capitalize<Rest>}`
    : never]?: (event: ElementEvents[Type]) => unknown
}

/** What any element takes, and the attribute of `<atrium-member>`. */
interface Usual {
  readonly id?: string
  readonly class?: unknown
  readonly style?: unknown
  readonly hidden?: boolean
  readonly userId?: string
}
