import { hotline } from '../../shared/company/contract'
import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { companyCodes as codes } from './contract'

/** Refusals of a certification, with the texts of the specification. */
export const certificationRefusals = defineRefusals({
  noHistory: {
    code: codes.noHistory,
    chinese: '暂无认证记录！',
    english: 'There are no certification records yet',
  },
  nameTaken: {
    code: codes.nameTaken,
    chinese: `已存在该企业名称，请联系客服${hotline}`,
    english: `A company with this name already exists. Please call ${hotline}.`,
  },
  alreadySubmitted: {
    code: codes.alreadySubmitted,
    chinese: '企业已提交过认证，请刷新后重新认证',
    english: 'This company was already submitted. Refresh, then certify again.',
  },
  neverSubmitted: {
    code: codes.neverSubmitted,
    chinese: '企业尚未提交过认证，请刷新后提交认证',
    english: 'This company was never submitted. Refresh, then submit it.',
  },
  underReview: {
    code: codes.underReview,
    chinese: '认证资料正在审核，审核期间不能重复提交',
    english: 'The documents are under review and can’t be submitted again yet',
  },
  notUnderReview: {
    code: codes.notUnderReview,
    chinese: '该认证不在审核中，请刷新后查看最新状态',
    english: 'This certification is not under review. Refresh to see its latest state.',
  },
  changedMeanwhile: {
    code: codes.changedMeanwhile,
    chinese: '企业认证已被其他管理员提交或审核，请查看最新状态后再提交',
    english:
      'The certification was just submitted, withdrawn or reviewed. Check the latest state, then submit again.',
  },
  unknownRegion: {
    code: codes.unknownRegion,
    chinese: '请选择地址',
    english: 'Choose an address',
  },
  licenceMissing: {
    code: codes.licenceMissing,
    chinese: '请上传营业执照',
    english: 'Upload the business licence',
  },
  noLicenceOnRecord: {
    code: errorCodes.missing,
    status: 404,
    chinese: '没有营业执照影像',
    english: 'There is no picture of the business licence',
  },
  unknownSubmission: ({ id }: { readonly id: string }) => ({
    code: errorCodes.missing,
    status: 404,
    chinese: `没有编号为${id}的认证`,
    english: `There is no certification with the number ${id}`,
  }),
  tooMany: {
    code: errorCodes.tooMany,
    status: 429,
    chinese: '24小时内提交次数过多，请明天再试',
    english: 'Too many submissions within 24 hours. Please try again tomorrow.',
  },
  licenceFormat: {
    code: codes.imageFormat,
    chinese: '图片格式不正确~~',
    english: 'This image format isn’t supported',
  },
  licenceTooLarge: {
    code: codes.imageTooLarge,
    chinese: '图片过大，请上传小于5MB的文件~~',
    english: 'Image too large. Upload one smaller than 5 MB.',
  },
  licenceTooSmall: {
    code: codes.imageTooSmall,
    chinese: '图片过小，请上传大于5KB的文件~~',
    english: 'Image too small. Upload one larger than 5 KB.',
  },
  logoFormat: {
    code: codes.logoFormat,
    chinese: '图片格式不正确',
    english: 'This image format isn’t supported',
  },
  logoTooLarge: {
    code: codes.logoTooLarge,
    chinese: '图片过大，请上传小于1MB的文件',
    english: 'Image too large. Upload one smaller than 1 MB.',
  },
  logoTooSmall: {
    code: codes.logoTooSmall,
    chinese: '裁剪后的图片小于5KB，请重新裁剪',
    english: 'The cropped image is smaller than 5 KB. Please crop it again.',
  },
  notInRegistry: {
    code: codes.notInRegistry,
    chinese: '工商登记中没有查到该企业',
    english: 'The company registry has no such company',
  },
  registryTooOften: {
    code: codes.registryTooOften,
    status: 429,
    chinese: '本企业查询工商信息过于频繁，请一小时后再试，不影响提交',
    english:
      'Your company searched the company registry too often. Try again in an hour. You can still submit.',
  },
  registryFailed: {
    code: codes.registryFailed,
    chinese: '天眼查服务调用失败',
    english: 'The company registry could not be reached',
  },
  /** `reason`: the registry's own words. */
  registryRefused: ({ reason }: { readonly reason: string }) => ({
    code: codes.registryRefused,
    chinese: reason || '天眼查服务调用失败',
    english: `The company registry refused the search${reason && `: ${reason}`}`,
  }),
})
