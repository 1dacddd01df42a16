import { companyCodes as codes } from '@atrium/contracts/company/certification/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../../platform/refusal/Refusal'
import { type PictureRefusals, pictureRefusals } from '../../pictures'

/** Where people ask when a name is taken. */
export const servicePhone = '400-000-2026'

/** Every "no" of a certification, with the texts that the specification gives. */
export const refusals = {
  noHistory: () => new Refusal(codes.noHistory, '暂无认证记录！'),
  nameTaken: () => new Refusal(codes.nameTaken, `已存在该企业名称，请联系客服${servicePhone}`),
  alreadySubmitted: () => new Refusal(codes.alreadySubmitted, '企业已提交过认证，请刷新后重新认证'),
  neverSubmitted: () => new Refusal(codes.neverSubmitted, '企业尚未提交过认证，请刷新后提交认证'),
  underReview: () => new Refusal(codes.underReview, '认证资料正在审核，审核期间不能重复提交'),
  notUnderReview: () => new Refusal(codes.notUnderReview, '该认证不在审核中，请刷新后查看最新状态'),
  changedMeanwhile: () =>
    new Refusal(codes.changedMeanwhile, '企业认证已被其他管理员提交或审核，请查看最新状态后再提交'),
  unknownRegion: () => new Refusal(codes.unknownRegion, '请选择地址'),
  licenceMissing: () => new Refusal(codes.licenceMissing, '请上传营业执照'),
  noLicenceOnRecord: () => new Refusal(errorCodes.missing, '没有营业执照影像', 404),
  unknownSubmission: (id: string) => new Refusal(errorCodes.missing, `没有编号为${id}的认证`, 404),
  tooMany: () => new Refusal(errorCodes.tooMany, '24小时内提交次数过多，请明天再试', 429),
}

export const licenceRefusals: PictureRefusals = {
  ...pictureRefusals,
  format: () => new Refusal(codes.imageFormat, '图片格式不正确~~'),
  tooLarge: () => new Refusal(codes.imageTooLarge, '图片过大，请上传小于5MB的文件~~'),
  tooSmall: () => new Refusal(codes.imageTooSmall, '图片过小，请上传大于5KB的文件~~'),
}

export const logoRefusals: PictureRefusals = {
  ...pictureRefusals,
  format: () => new Refusal(codes.logoFormat, '图片格式不正确'),
  tooLarge: () => new Refusal(codes.logoTooLarge, '图片过大，请上传小于1MB的文件'),
  tooSmall: () => new Refusal(codes.logoTooSmall, '裁剪后的图片小于5KB，请重新裁剪'),
}
