import { defineRefusals } from '../wire/refusals'
import { connectionsErrors as codes, mostConnections, mostDomains } from './contract'

export const connectionsRefusals = defineRefusals({
  connectionMissing: {
    code: codes.connectionMissing,
    chinese: '该登录连接已删除，请刷新后重试',
    english: 'This connection no longer exists. Refresh and try again.',
  },
  nameTaken: {
    code: codes.nameTaken,
    chinese: '已有同名连接，请换一个名称',
    english: 'Another connection has this name. Choose a different one.',
  },
  tooManyConnections: {
    code: codes.tooManyConnections,
    chinese: `最多可添加${mostConnections}个连接，请先删除不再使用的连接`,
    english: `A company has at most ${mostConnections} connections. Delete one that isn’t used any more.`,
  },
  tooManyDomains: {
    code: codes.tooManyDomains,
    chinese: `最多可添加${mostDomains}个域名，请先移除不再使用的域名`,
    english: `A company has at most ${mostDomains} domains. Remove one that isn’t used any more.`,
  },
  domainMissing: {
    code: codes.domainMissing,
    chinese: '该域名已移除，请刷新后重试',
    english: 'This domain has been removed. Refresh and try again.',
  },
  domainTaken: {
    code: codes.domainTaken,
    chinese: '该域名已由其他企业验证。如果域名已转归贵企业，请删除原有的验证记录后再试',
    english:
      'Another company has verified this domain. If it belongs to you now, delete the other company’s TXT record and try again.',
  },
  notTested: {
    code: codes.notTested,
    chinese: '请先完成测试登录，再启用该连接',
    english: 'Test this connection first, then switch it on.',
  },
  noDomain: {
    code: codes.noDomain,
    chinese: '请先验证至少一个域名，再启用该连接',
    english: 'Verify at least one domain first, then switch the connection on.',
  },
  discoveryFailed: ({ reason }: { readonly reason: string }) => ({
    code: codes.discoveryFailed,
    chinese: `无法读取该地址的OpenID Connect配置（${reason}），请检查颁发者地址`,
    english: `The OpenID Connect configuration of this address can’t be read (${reason}). Check the issuer’s address.`,
  }),
  addressForbidden: {
    code: codes.addressForbidden,
    chinese: '该地址不可用，请填写可从互联网访问的https地址',
    english: 'This address can’t be used. Enter an https address that is reachable from the internet.',
  },
  metadataUnreadable: {
    code: codes.metadataInvalid,
    chinese: '内容不是完整的XML，或包含DTD。请重新下载元数据文件，不要修改其内容',
    english: 'The metadata isn’t complete XML, or has a DTD. Download the file again and don’t edit it.',
  },
  metadataOther: {
    code: codes.metadataInvalid,
    chinese:
      '内容不是SAML 2.0身份提供方的元数据。请下载身份提供方（IdP）的元数据，而不是登录页面或服务提供方（SP）的元数据',
    english:
      'This doesn’t describe a SAML 2.0 identity provider. Download the metadata of the identity provider (IdP), not its sign-in page or that of a service provider (SP).',
  },
  metadataSeveral: {
    code: codes.metadataInvalid,
    chinese: '元数据中有多个身份提供方。请只下载贵企业所用的那一个的元数据',
    english:
      'The metadata describes several identity providers. Download that of the one that your company uses.',
  },
  metadataNoAddress: {
    code: codes.metadataInvalid,
    chinese: '元数据缺少HTTP-Redirect方式的登录地址。请在身份提供方启用HTTP-Redirect绑定后重新下载',
    english:
      'The metadata has no sign-in address for HTTP-Redirect. Turn that binding on at the identity provider and download the file again.',
  },
  metadataInsecure: {
    code: codes.metadataInvalid,
    chinese: '元数据中的登录地址不是https地址。请在身份提供方启用https后重新下载',
    english:
      'The sign-in address in the metadata isn’t an https address. Turn https on at the identity provider and download the file again.',
  },
  metadataNoCertificate: {
    code: codes.metadataInvalid,
    chinese: '元数据缺少可读取的签名证书。请在身份提供方启用断言签名后重新下载',
    english:
      'The metadata has no signing certificate that can be read. Turn signing of assertions on at the identity provider and download the file again.',
  },
  metadataWeak: {
    code: codes.metadataInvalid,
    chinese: '签名证书须使用2048位以上的RSA密钥。请在身份提供方更换证书后重新下载',
    english:
      'The signing certificate needs an RSA key of at least 2048 bits. Replace it at the identity provider and download the file again.',
  },
  metadataEnded: {
    code: codes.metadataInvalid,
    chinese: '元数据已超过有效期。请从身份提供方下载最新的元数据',
    english: 'The metadata is out of date. Download the current one from your identity provider.',
  },
  certificateExpired: {
    code: codes.certificateExpired,
    chinese: '元数据中的签名证书均已过期，请从身份提供方下载最新的元数据',
    english:
      'All signing certificates in the metadata have expired. Download the current metadata from your identity provider.',
  },
  secretMissing: {
    code: codes.secretMissing,
    chinese: '请填写客户端密钥；更换颁发者后需要重新填写',
    english: 'Enter the client secret. It must be entered again when the issuer changes.',
  },
  exemptMissing: {
    code: codes.exemptMissing,
    chinese: '例外成员须为超级管理员或管理员，请至少指定一名；如不指定自己，请先通过企业登录',
    english:
      'Exceptions must be administrators. Name at least one. Unless you name yourself, sign in with your company first.',
  },
  departmentMissing: {
    code: codes.departmentMissing,
    chinese: '所选部门已删除，请重新选择',
    english: 'A chosen department has been deleted. Choose another one.',
  },
  groupMissing: {
    code: codes.groupMissing,
    chinese: '所选权限组已删除，请重新选择',
    english: 'A chosen permission group has been deleted. Choose another one.',
  },
  testLate: {
    code: codes.testLate,
    chinese: '此次测试已超时或已经用过，请重新测试',
    english: 'This test took too long or was used before. Test again.',
  },
  otherKind: {
    code: codes.otherKind,
    chinese: '该连接使用另一种协议，请刷新后重试',
    english: 'This connection uses the other protocol. Refresh and try again.',
  },
  notOn: {
    code: codes.notOn,
    chinese: '请先启用一个连接，再要求成员使用企业账号登录',
    english: 'Switch a connection on before you require people to sign in by it.',
  },
})
