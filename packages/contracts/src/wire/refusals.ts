import { errorCodes } from './errorCodes'

/**
 * An expected refusal, as the service answers it. Only the service, stories and tests import the catalogues: pages get
 * the sentence in their language from the service.
 */
export interface RefusalEntry {
  /** `error_code` of the answer. Pages know it from the contract. */
  readonly code: number
  /** HTTP status. Default: 200, as specified. */
  readonly status?: number
  /**
   * Details for the caller, such as the names in question; `retryAfterSeconds` also becomes the `Retry-After` header.
   * Default: null.
   */
  readonly data?: unknown
  /** What happened and what to do. */
  readonly chinese: string
  readonly english: string
}

/** A catalogue of refusals by name. An entry with parameters is a function of them. */
export type Refusals = Readonly<Record<string, RefusalEntry | ((parameters: never) => RefusalEntry)>>

export const defineRefusals = <const T extends Refusals>(refusals: T): T => refusals

/** Refusals that any operation may answer. */
export const wireRefusals = defineRefusals({
  invalid: ({ issue }: { readonly issue: string }) => ({
    code: errorCodes.invalid,
    status: 400,
    chinese: `请求有误：${issue}`,
    english: `The request is invalid: ${issue}`,
  }),
  onlyByGet: {
    code: errorCodes.invalid,
    status: 405,
    chinese: '请使用GET请求',
    english: 'Use a GET request',
  },
  unauthenticated: {
    code: errorCodes.unauthenticated,
    status: 401,
    chinese: '登录已过期，请重新登录',
    english: 'Your sign-in has expired. Please sign in again.',
  },
  /** The same whether or not the requested thing exists. */
  forbidden: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '您没有权限进行此操作',
    english: 'You don’t have permission to do this',
  },
  /** The caller's administration changed between the check and the transaction. */
  permissionChanged: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '您的管理权限已变更，请刷新后重试',
    english: 'Your permissions have just changed. Refresh and try again.',
  },
  /** A session at the desk is for the desk only. */
  onlyAtDesk: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '此登录只能用于运营台，请在账户中心重新登录',
    english: 'This sign-in is for the desk only. Sign in at the account centre.',
  },
  /** A token of an embedding site, used for something that no scope covers. */
  notEmbedded: {
    code: errorCodes.scopeMissing,
    status: 403,
    data: { scope: null },
    chinese: '此操作不能在嵌入页面中进行，请前往账号中心',
    english: 'This isn’t possible in an embedded page. Open the account centre.',
  },
  scopeMissing: ({ scope }: { readonly scope: string }) => ({
    code: errorCodes.scopeMissing,
    status: 403,
    data: { scope },
    chinese: `此网站未获准进行此操作（${scope}）`,
    english: `This site isn’t allowed to do this (${scope})`,
  }),
  /** A token of an embedding site, used from elsewhere. */
  originWrong: {
    code: errorCodes.originWrong,
    status: 403,
    chinese: '该凭证不属于此网站',
    english: 'This token belongs to another site',
  },
  /** A token that is bound to a browser's key came without a fresh proof of it. */
  keyUnproven: {
    code: errorCodes.keyUnproven,
    status: 401,
    chinese: '无法确认当前浏览器，请重试',
    english: 'This browser’s key could not be confirmed. Please try again.',
  },
  secondStepWanted: {
    code: errorCodes.secondStepWanted,
    status: 403,
    chinese: '企业要求管理员开启两步验证，请先在安全中心开启，再进行管理操作',
    english:
      'The company requires two-step sign-in of its administrators. Turn it on in the security centre first.',
  },
  proofRequired: {
    code: errorCodes.proofRequired,
    chinese: '为保障账号安全，请先验证身份',
    english: 'To keep your account safe, please verify your identity first',
  },
  operationMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '您访问的接口不存在',
    english: 'This operation doesn’t exist',
  },
  bodyTooSlow: {
    code: errorCodes.bodyTooSlow,
    status: 408,
    chinese: '网络较慢，请求未能及时送达，请检查网络后重试',
    english:
      'The connection is too slow: the request did not arrive in time. Check your network and try again.',
  },
  bodyCut: {
    code: errorCodes.bodyTooSlow,
    status: 408,
    chinese: '连接已中断，请重试',
    english: 'The connection was interrupted. Please try again.',
  },
  keyReused: {
    code: errorCodes.keyReused,
    status: 409,
    chinese: '内容已变更，请刷新后重试',
    english: 'The content has changed. Refresh and try again.',
  },
  tooManyOwn: {
    code: errorCodes.tooManyAtOnce,
    status: 429,
    data: { retryAfterSeconds: 2 },
    chinese: '您的操作过于频繁，请等前面的操作完成后再试',
    english: 'Too many requests at once. Wait until the earlier ones are done, then try again.',
  },
  tooManyThere: {
    code: errorCodes.tooManyAtOnce,
    status: 429,
    data: { retryAfterSeconds: 2 },
    chinese: '当前网络的访问过于频繁，请稍后再试',
    english: 'Too many requests from your network. Please try again shortly.',
  },
  tooManyOfCompany: {
    code: errorCodes.tooManyAtOnce,
    status: 429,
    data: { retryAfterSeconds: 2 },
    chinese: '本企业正在进行的操作过多，请稍后再试',
    english: 'Too many requests from your company at once. Please try again shortly.',
  },
  tooManyDownloads: {
    code: errorCodes.tooManyAtOnce,
    status: 429,
    data: { retryAfterSeconds: 5 },
    chinese: '同时下载的人过多，请稍后再试',
    english: 'Too many downloads are in progress. Please try again shortly.',
  },
  /** As `tooManyDownloads`, counted for the whole service. */
  downloadsBusy: {
    code: errorCodes.unavailable,
    status: 503,
    data: { retryAfterSeconds: 5 },
    chinese: '同时下载的人过多，请稍后再试',
    english: 'Too many downloads are in progress. Please try again shortly.',
  },
  uploadsOwnBusy: {
    code: errorCodes.uploadsBusy,
    status: 429,
    data: { retryAfterSeconds: 5 },
    chinese: '您上传的文件正在处理，请稍后再试',
    english: 'Your earlier files are still being read. Please try again shortly.',
  },
  uploadsBusy: {
    code: errorCodes.uploadsBusy,
    status: 503,
    data: { retryAfterSeconds: 5 },
    chinese: '正在处理的文件较多，请稍后再试',
    english: 'Many files are being read at the moment. Please try again shortly.',
  },
  uploadsSpent: {
    code: errorCodes.uploadsSpent,
    status: 429,
    data: { retryAfterSeconds: 3600 },
    chinese: '一小时内上传的文件过多，请一小时后再试',
    english: 'Too many files were uploaded within an hour. Please try again in an hour.',
  },
  busy: {
    code: errorCodes.unavailable,
    status: 503,
    data: { retryAfterSeconds: 5 },
    chinese: '服务繁忙，请稍后重试',
    english: 'The service is busy. Please try again shortly.',
  },
  filesUnavailable: {
    code: errorCodes.unavailable,
    status: 503,
    data: { retryAfterSeconds: 5 },
    chinese: '文件存储暂时无法访问，请稍后重试',
    english: 'The files can’t be reached at the moment. Please try again shortly.',
  },
  broken: ({ requestId }: { readonly requestId: string }) => ({
    code: errorCodes.broken,
    status: 500,
    chinese: `服务出错了，请稍后重试（编号${requestId}）`,
    english: `Something went wrong in the service. Please try again later (number ${requestId}).`,
  }),
})
