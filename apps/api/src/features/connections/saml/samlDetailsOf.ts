import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { SamlDetails } from '../ProviderDetails'
import { readIdpMetadata } from './readIdpMetadata'
import { type MetadataFault, SamlFailure } from './SamlFailure'

/**
 * The identity provider of metadata that an administrator sent.
 *
 * @throws Refusal that says what to do
 */
export function samlDetailsOf(metadata: string, now: Date): SamlDetails {
  try {
    return readIdpMetadata(metadata, now)
  } catch (error) {
    if (!(error instanceof SamlFailure)) throw error
    throw new Refusal(
      error.fault === 'certificateEnded'
        ? connectionsRefusals.certificateExpired
        : connectionsRefusals.metadataInvalid(sentences[error.fault as keyof typeof sentences]),
    )
  }
}

const sentences: Readonly<
  Record<Exclude<MetadataFault, 'certificateEnded'>, { readonly chinese: string; readonly english: string }>
> = {
  unreadable: {
    chinese: '内容不是完整的XML，或包含DTD。请重新下载元数据文件，不要修改其内容',
    english: 'it isn’t complete XML, or has a DTD. Download the file again and don’t edit it.',
  },
  notMetadata: {
    chinese:
      '内容不是SAML 2.0身份提供方的元数据。请下载身份提供方（IdP）的元数据，而不是登录页面或服务提供方（SP）的元数据',
    english:
      'it doesn’t describe a SAML 2.0 identity provider. Download the metadata of the identity provider (IdP), not its sign-in page or that of a service provider (SP).',
  },
  severalProviders: {
    chinese: '其中有多个身份提供方。请只下载贵企业所用的那一个的元数据',
    english:
      'it describes several identity providers. Download the metadata of the one that your company uses.',
  },
  noAddress: {
    chinese: '缺少HTTP-Redirect方式的登录地址。请在身份提供方启用HTTP-Redirect绑定后重新下载',
    english:
      'it has no sign-in address for HTTP-Redirect. Turn that binding on at the identity provider and download the file again.',
  },
  insecureAddress: {
    chinese: '登录地址不是https地址。请在身份提供方启用https后重新下载',
    english:
      'its sign-in address isn’t an https address. Turn https on at the identity provider and download the file again.',
  },
  noCertificate: {
    chinese: '缺少可读取的签名证书。请在身份提供方启用断言签名后重新下载',
    english:
      'it has no signing certificate that can be read. Turn signing of assertions on at the identity provider and download the file again.',
  },
  weakCertificate: {
    chinese: '签名证书须使用2048位以上的RSA密钥。请在身份提供方更换证书后重新下载',
    english:
      'its signing certificate needs an RSA key of at least 2048 bits. Replace the certificate at the identity provider and download the file again.',
  },
  metadataEnded: {
    chinese: '元数据已超过有效期。请从身份提供方下载最新的元数据',
    english: 'it is out of date. Download the current metadata from your identity provider.',
  },
}
