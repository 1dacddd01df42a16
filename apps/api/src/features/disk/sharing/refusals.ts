import { sharingErrors as codes } from '@atrium/contracts/disk/sharing/contract'
import { Refusal } from '../../../platform/refusal/Refusal'

/** Every "no" about what is shared. */
export const refusals = {
  expired: () => new Refusal(codes.expired, '链接已过期，请联系分享者重新分享'),
  revoked: () => new Refusal(codes.revoked, '该分享已取消或失效，请联系分享者'),
  wrongCode: () => new Refusal(codes.wrongCode, '提取码错误，请重新输入'),
  codeWanted: () => new Refusal(codes.codeWanted, '请输入提取码'),
  tooManyTries: () => new Refusal(codes.tooManyTries, '尝试次数过多，请稍后再试'),
  noDownload: () => new Refusal(codes.noDownload, '分享者未允许下载'),
}
