import type { ComponentProps } from 'react'
import type { AtriumProps } from '../atrium'
import type { FeatureName, registry } from '../registry'

/** Props of a feature by its name; most have none. */
export type PropsOf<Name extends FeatureName> = ComponentProps<
  Awaited<ReturnType<(typeof registry)[Name]['load']>>
>

/** What a mounted feature needs of its site: the settings of `<Atrium>`, and the props of the feature. */
export type MountOptions<Name extends FeatureName = FeatureName> = Omit<AtriumProps, 'children'> &
  OwnProps<PropsOf<Name>> & {
    /** Keeps the current screen in the browser's address, with history. Default: in memory, so Back leaves the page. */
    readonly address?: 'hash' | undefined
  }

type OwnProps<Props> =
  Record<never, never> extends Props ? { readonly props?: Props | undefined } : { readonly props: Props }
