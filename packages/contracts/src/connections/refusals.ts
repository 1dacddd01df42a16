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
  metadataInvalid: ({ chinese, english }: { readonly chinese: string; readonly english: string }) => ({
    code: codes.metadataInvalid,
    chinese: `元数据有误：${chinese}`,
    english: `The metadata is invalid: ${english}`,
  }),
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
    chinese: '请至少指定一名可用本人方式登录的超级管理员或管理员，以免连接故障时无人能进入',
    english:
      'Name at least one administrator who may use their own way to sign in, so that a broken connection locks nobody out.',
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
