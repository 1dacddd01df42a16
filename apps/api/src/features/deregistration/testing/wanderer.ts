/** A person who leaves traces everywhere. Nobody else shares their words. */
export const wanderer = {
  id: 'wanderer-7f3',
  realName: '欧阳漫游',
  nickname: '漫步云端',
  calledInCompany: '欧工',
  phone: '13977001122',
  account: '13977003344',
  email: 'ouyang.wanders@example.com',
  street: '梧桐里17号302室',
} as const

/** Words that must not be found anywhere. */
export const wandererWords: readonly string[] = [
  wanderer.realName,
  wanderer.nickname,
  wanderer.calledInCompany,
  wanderer.phone,
  wanderer.account,
  wanderer.email,
  wanderer.street,
]
