import { defineRefusals } from '../wire/refusals'
import { embeddingErrors as codes } from './contract'

/** Refusals of embed tokens. The servers of sites get them, so they have the status that programs expect. */
export const embeddingRefusals = defineRefusals({
  keyUnknown: {
    code: codes.keyUnknown,
    status: 401,
    chinese: '嵌入密钥无效或已停用，请联系平台运营人员',
    english: 'The site’s key is unknown or was revoked. Ask the operator of the service for a new one.',
  },
  originUnknown: ({ origin }: { readonly origin: string }) => ({
    code: codes.originUnknown,
    status: 403,
    chinese: `站点${origin}未登记，请联系平台运营人员`,
    english: `The origin ${origin} is not registered for this site. Ask the operator of the service to allow it.`,
  }),
  companyNotAllowed: {
    code: codes.companyNotAllowed,
    status: 403,
    chinese: '该站点不能嵌入此企业的功能',
    english: 'This site may not embed features of this company',
  },
  notAMember: {
    code: codes.notAMember,
    status: 403,
    chinese: '该人员不是此企业的成员',
    english: 'This person is not a member of the company',
  },
  personRefused: {
    code: codes.personRefused,
    status: 403,
    chinese: '该站点不能再代表此人员，请联系平台运营人员',
    english: 'This site may no longer act for this person. Ask the operator of the service.',
  },
  scopeUnknown: ({ scope }: { readonly scope: string }) => ({
    code: codes.scopeUnknown,
    status: 400,
    chinese: `不存在权限范围${scope}`,
    english: `There is no scope ${scope}`,
  }),
  noScopeLeft: {
    code: codes.noScopeLeft,
    status: 403,
    chinese: '该站点没有所请求的任何权限范围',
    english: 'The site has none of the requested scopes',
  },
  linksNotAllowed: {
    code: codes.linksNotAllowed,
    status: 403,
    chinese: '此企业未允许该站点关联这类成员',
    english:
      'The company doesn’t allow this site to link such members. Its super administrator can change that.',
  },
  linkUnknown: {
    code: codes.linkUnknown,
    status: 403,
    chinese: '该站点的此用户尚未关联成员，请提供成员手机号',
    english: 'This user of the site is not linked to a member. Send the member’s phone number to link them.',
  },
  linkTaken: {
    code: codes.linkTaken,
    status: 409,
    chinese: '该成员已关联此站点的其他用户',
    english: 'This member is linked to another user of the site',
  },
  embedderMissing: {
    code: codes.embedderMissing,
    chinese: '该站点不能嵌入本企业的功能，请刷新后重试',
    english: 'This site may not embed features of the company. Refresh and try again.',
  },
})
