import type { Locale } from '@atrium/features/shared'

interface Texts {
  readonly title: string
  readonly lost: string
  readonly leave: string
  readonly stay: string
}

export const texts: Readonly<Record<Locale, Texts>> = {
  'zh-CN': {
    title: '离开此页面？',
    lost: '未保存的修改将丢失。',
    leave: '离开',
    stay: '继续编辑',
  },
  en: {
    title: 'Leave this page?',
    lost: 'Your unsaved changes will be lost.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
}
