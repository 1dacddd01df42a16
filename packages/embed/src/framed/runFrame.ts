import type { AskingBrowser } from '@atrium/features/session'
import type { AtriumProps, LoadError } from '../atrium'
import { type FramedOptions, type FrameEvent, type FromFrame, hearFrom, toFrame } from '../frame/messages'
import { type Mounted, type MountOptions, mountAtrium } from '../mount'
import type { FeatureName } from '../registry'

interface Framed {
  readonly feature: FeatureName
  /** The origin of the page around, which the service checked. */
  readonly parent: string
  readonly target: HTMLElement
  /** Of the frame's own policy. */
  readonly nonce?: string | undefined
}

/** Shows a feature in this page, as the page around wants it. Its options arrive in messages, and it has no address. */
export function runFrame({ feature, parent, target, nonce }: Framed): void {
  const send = (message: FromFrame) => window.parent.postMessage(message, parent)
  const tell = (event: FrameEvent) => send({ atrium: 1, type: 'event', event })
  const tokens = createTokenRequests((id, thumbprint) =>
    send({ atrium: 1, type: 'token', id, ...(thumbprint !== undefined && { thumbprint }) }),
  )
  let mounted: Mounted<FeatureName> | undefined
  let path = ''
  let asked: string | undefined

  function options(framed: FramedOptions): MountOptions & Pick<AtriumProps, 'location'> {
    const { theme, variables, can, path: _, props, ...rest } = framed
    const [pathname = '', search = ''] = path.split('?')
    return {
      ...rest,
      appearance: { theme, variables: variables as NonNullable<AtriumProps['appearance']>['variables'] },
      props: { ...props, onClose: () => tell({ name: 'close' }) },
      location: { pathname, search },
      nonce,
      getToken: tokens.ask,
      onSignIn: can.includes('signIn') ? () => tell({ name: 'signin' }) : undefined,
      onCompany: can.includes('changeCompany')
        ? (company) => tell({ name: 'company', detail: { company } })
        : undefined,
      onLeave: (address) =>
        tell({ name: 'leave', detail: { address: new URL(address, document.baseURI).href } }),
      onReady: () => tell({ name: 'ready' }),
      onLoadStart: () => tell({ name: 'loadstart' }),
      onLoadError: ({ kind, message, scope }: LoadError) =>
        tell({ name: 'loaderror', detail: { kind, message, ...(scope !== undefined && { scope }) } }),
      onError: (error) => tell({ name: 'error', detail: { message: String(error) } }),
      onSignedOut: () => tell({ name: 'signedout' }),
      onChanged: (resources) => tell({ name: 'changed', detail: { resources: [...resources] } }),
      onNavigate(to) {
        path = to
        mounted?.update(options(framed))
        tell({ name: 'navigate', detail: { path: to } })
      },
    } as MountOptions
  }

  function update(framed: FramedOptions): void {
    // The page around repeats the path in each update; only another one leads there.
    if (framed.path !== asked) path = framed.path ?? ''
    asked = framed.path
    const { documentElement } = document
    documentElement.style.colorScheme = framed.theme === 'system' ? 'light dark' : framed.theme
    documentElement.lang = framed.locale ?? 'zh-CN'
    if (mounted) mounted.update(options(framed))
    else mounted = mountAtrium(target, feature, options(framed))
  }

  hearFrom({
    window: () => window.parent,
    origin: parent,
    schema: toFrame,
    onMessage(message) {
      if (message.type === 'update') update(message.options)
      else tokens.settle(message)
    },
  })
  new ResizeObserver(() =>
    send({ atrium: 1, type: 'resize', height: Math.ceil(target.getBoundingClientRect().height) }),
  ).observe(target)
  send({ atrium: 1, type: 'hello' })
}

interface Answer {
  readonly id: number
  readonly token?: string | undefined
  readonly failure?: string | undefined
}

/** Questions to the page around by number. */
function createTokenRequests(send: (id: number, thumbprint: string | undefined) => void) {
  const open = new Map<number, { resolve(token: string | undefined): void; reject(error: Error): void }>()
  let last = 0
  return {
    ask: ({ thumbprint }: AskingBrowser) =>
      new Promise<string | undefined>((resolve, reject) => {
        last += 1
        open.set(last, { resolve, reject })
        send(last, thumbprint)
      }),
    settle({ id, token, failure }: Answer) {
      const asked = open.get(id)
      open.delete(id)
      if (failure === undefined) asked?.resolve(token)
      else asked?.reject(new Error(failure))
    },
  }
}
