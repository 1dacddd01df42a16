import type { Locale } from '@atrium/features/shared'

interface Texts {
  readonly title: string
  readonly question: string
  readonly what: string
  readonly allow: string
  readonly refuse: string
  readonly privacy: string
  readonly allowed: string
}

export const texts: Readonly<Record<Locale, Texts>> = {
  'zh-CN': {
    title: '访问统计',
    question: '可以统计您访问了哪些页面吗？',
    what: '只发送页面路径、页面名称、语言和来源网站，不含账号、企业和任何编号。您可以随时在隐私政策中更改。',
    allow: '允许',
    refuse: '不允许',
    privacy: '隐私政策',
    allowed: '允许统计我访问的页面',
  },
  en: {
    title: 'Visit statistics',
    question: 'May we count which pages you visit?',
    what: 'We send only the page’s path and name, your language and the site you came from, without your account, company or any ID. You can change this in the privacy policy at any time.',
    allow: 'Allow',
    refuse: 'Don’t allow',
    privacy: 'Privacy policy',
    allowed: 'Count the pages I visit',
  },
}
