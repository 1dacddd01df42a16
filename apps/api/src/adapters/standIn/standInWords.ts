/** Every text of the stand-in's page, in the languages of the portal. */
export const standInWords = {
  'zh-CN': {
    title: '演示社交账号',
    demonstration: '演示用的社交账号，不属于任何真实平台',
    wants: 'Atrium账户中心想知道您是谁。',
    tells: '允许后，它会得到您在这里的昵称和编号，不会得到密码。',
    who: '您是哪一位？',
    other: '或填写昵称',
    allow: '允许',
    refuse: '拒绝',
    invalid: '登录请求无效',
    invalidHint: '请返回Atrium账户中心，重新选择社交账号登录。',
    back: '返回账户中心',
  },
  en: {
    title: 'Demo social account',
    demonstration: 'Social accounts for demonstration: they belong to no real platform',
    wants: 'Atrium Account Centre wants to know who you are.',
    tells: 'If you allow it, it learns what you are called here and your number, and no password.',
    who: 'Who are you?',
    other: 'Or another name',
    allow: 'Allow',
    refuse: 'Refuse',
    invalid: 'This request is not valid',
    invalidHint: 'Go back to Atrium Account Centre and choose the social account again.',
    back: 'Back to the account centre',
  },
} as const

/** Made-up people whom one may be. */
export const standInPeople = ['榫卯', '青瓦', '飞檐走笔', 'Beam & Column', '斗拱'] as const
