import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { IssuedSecrets } from '../../shared/settings/IssuedSecrets'
import type { Callback, VendorKind } from '../api'
import { chinaDirectoriesMessages } from '../messages'

interface IssuedCallbackProps {
  readonly callback: Callback & { readonly kind: VendorKind }
  readonly onClose: () => void
}

/** Shows what the vendor's console asks for. Feishu makes its own token and key, so there is nothing to lose. */
export function IssuedCallback({ callback, onClose }: IssuedCallbackProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const { kind, callbackAddress, callbackToken, callbackKey } = callback
  const line = (label: string, value: string) => ({ label, value, copyLabel: texts.copyOf(label) })
  const isOurs = kind !== 'feishu'
  return (
    <IssuedSecrets
      title={texts.callbackTitle}
      description={isOurs ? texts.callbackText : texts.feishuCallbackWhere}
      lines={[
        line(texts.address, callbackAddress),
        ...(isOurs ? [line(texts.token, callbackToken), line(texts.key, callbackKey)] : []),
      ]}
      keptLabel={texts.kept}
      {...(isOurs && {
        unkept: {
          title: texts.unkeptTitle,
          description: texts.unkeptText,
          discard: texts.closeUnkept,
          keep: texts.keepOpen,
        },
      })}
      onClose={onClose}
    >
      {isOurs && (
        <p className={layout.hint}>
          {kind === 'wecom' ? texts.wecomCallbackWhere : texts.dingtalkCallbackWhere}
        </p>
      )}
    </IssuedSecrets>
  )
}
