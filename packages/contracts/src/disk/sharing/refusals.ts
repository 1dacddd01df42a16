import { defineRefusals } from '../../wire/refusals'
import { sharingErrors as codes } from './contract'

/** Refusals about shared files. */
export const sharingRefusals = defineRefusals({
  expired: {
    code: codes.expired,
    chinese: '链接已过期，请联系分享者重新分享',
    english: 'The link has expired. Ask the sender to share it again.',
  },
  revoked: {
    code: codes.revoked,
    chinese: '该分享已取消或失效，请联系分享者',
    english: 'This is no longer shared. Ask the sender.',
  },
  wrongCode: {
    code: codes.wrongCode,
    chinese: '提取码错误，请重新输入',
    english: 'The access code is wrong. Please enter it again.',
  },
  codeWanted: {
    code: codes.codeWanted,
    chinese: '请输入提取码',
    english: 'Enter the access code',
  },
  tooManyTries: {
    code: codes.tooManyTries,
    chinese: '尝试次数过多，请一小时后再试',
    english: 'Too many attempts. Please try again in an hour.',
  },
  noDownload: {
    code: codes.noDownload,
    chinese: '分享者未允许下载',
    english: 'The sender doesn’t allow downloads',
  },
})
