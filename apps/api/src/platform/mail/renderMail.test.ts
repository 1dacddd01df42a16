import { expect, it } from 'vitest'
import type { MailWords } from './MailWords'
import { renderMail } from './renderMail'

const chinese: MailWords = {
  language: 'zh-CN',
  subject: 'Atrium验证码：验证邮箱',
  paragraphs: ['您正在Atrium验证邮箱，验证码为：', '验证码10分钟内有效，仅能使用一次。请勿告知他人。'],
  code: '482913',
  closing: '您收到此邮件，是因为有人在Atrium填写了您的邮箱。如非本人操作，请忽略。',
}

const english: MailWords = {
  language: 'en',
  subject: 'Your password was changed',
  paragraphs: [
    'Your password was changed, and you were signed out everywhere else.',
    'If this wasn’t you, reset it at once and contact customer service.',
  ],
  closing: 'You get this mail because your account at Atrium has this address.',
}

it('renders a code like the page stored next to this test', async () => {
  await expect(renderMail(chinese).html).toMatchFileSnapshot('testing/code.html')
})

it('renders a notice like its stored page', async () => {
  await expect(renderMail(english).html).toMatchFileSnapshot('testing/notice.html')
})

it('says the same without HTML', () => {
  expect(renderMail(chinese).text).toBe(
    [
      '您正在Atrium验证邮箱，验证码为：',
      '482913',
      '验证码10分钟内有效，仅能使用一次。请勿告知他人。',
      '-- \nAtrium\n您收到此邮件，是因为有人在Atrium填写了您的邮箱。如非本人操作，请忽略。',
    ].join('\n\n'),
  )
})

it('treats no text as markup, and loads nothing', () => {
  const evil = '<img src="https://eve.example/x.png" onerror=\'alert(1)\'>&'
  const { html } = renderMail({
    ...english,
    subject: evil,
    paragraphs: [evil, evil],
    code: evil,
    closing: evil,
  })
  expect(html).not.toContain('<img')
  expect(html).toContain(
    '&lt;img src=&quot;https://eve.example/x.png&quot; onerror=&#39;alert(1)&#39;&gt;&amp;',
  )
  const ours = renderMail(english).html
  expect(ours).not.toMatch(/<(img|link|script|form)\b|url\(|https?:/)
})

it('has no line break in a subject', () => {
  expect(renderMail({ ...english, subject: 'Hello\r\nBcc: eve@example.com' }).subject).toBe(
    'Hello Bcc: eve@example.com',
  )
})
