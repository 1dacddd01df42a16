import type { MessageWords } from '../sendMessage'

const wasItYou = '如非本人操作，请立即重置密码并联系客服。'
const wasItYouEn = 'If this wasn’t you, reset your password at once and contact customer service.'

/** Alerts to a person about their account, no matter who caused them. */
export const alerts = {
  passwordChanged: {
    title: '登录密码已修改',
    content: `您的登录密码已修改，其他设备上的登录均已退出。${wasItYou}`,
    titleEn: 'Your password was changed',
    contentEn: `Your password was changed, and you were signed out everywhere else. ${wasItYouEn}`,
  },
  recoveredByMobile: {
    title: '登录密码已重置',
    content: `您的登录密码已通过短信验证码重置，所有设备上的登录均已退出。${wasItYou}`,
    titleEn: 'Your password was reset',
    contentEn: `Your password was reset with a code sent to your phone, and you were signed out everywhere. ${wasItYouEn}`,
  },
  recoveredByMail: {
    title: '登录密码已重置',
    content: `您的登录密码已通过邮箱验证码重置，所有设备上的登录均已退出。${wasItYou}`,
    titleEn: 'Your password was reset',
    contentEn: `Your password was reset with a code sent by mail, and you were signed out everywhere. ${wasItYouEn}`,
  },
  locked: {
    title: '账号已被锁定',
    content: '您的账号已被锁定，所有设备上的登录均已退出，请联系客服。',
    titleEn: 'Your account was locked',
    contentEn:
      'Your account was locked, and you were signed out everywhere. Please contact customer service.',
  },
  recordsDownloaded: {
    title: '个人数据已下载',
    content: `您的账号刚刚下载了一份个人数据副本。${wasItYou}`,
    titleEn: 'Your records were downloaded',
    contentEn: `A copy of what we keep about you was downloaded from your account. ${wasItYouEn}`,
  },
  mobileChanged: (masked: string): MessageWords => ({
    title: '绑定手机号已更换',
    content: `您的账号已换绑手机号${masked}，所有设备上的登录均已退出。${wasItYou}`,
    titleEn: 'Your mobile number was changed',
    contentEn: `Your account has the mobile number ${masked} now, and you were signed out everywhere. ${wasItYouEn}`,
  }),
  mailVerified: (masked: string): MessageWords => ({
    title: '邮箱已绑定',
    content: `您的账号已绑定邮箱${masked}，可用于找回密码。${wasItYou}`,
    titleEn: 'Your email address was verified',
    contentEn: `Your account has the email address ${masked} now, which can recover your password. ${wasItYouEn}`,
  }),
  mailRemoved: (masked: string): MessageWords => ({
    title: '邮箱已解绑',
    content: `您的账号已解绑邮箱${masked}，不能再用它找回密码。${wasItYou}`,
    titleEn: 'Your email address was removed',
    contentEn: `The email address ${masked} was removed from your account and recovers your password no longer. ${wasItYouEn}`,
  }),
} as const
