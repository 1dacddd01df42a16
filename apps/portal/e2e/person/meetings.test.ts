import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const introduction = `${pagePaths.meetings}?meetingId=one-place`

/** A meeting with one place, created by the operator. */
async function announce(operate: (...words: string[]) => Promise<string>) {
  const directory = await mkdtemp(join(tmpdir(), 'meeting-'))
  const file = join(directory, 'meeting.json')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const texts = {
    name: '节点设计小班课',
    summary: '一人一机',
    venue: '上海',
    address: '四平路1230号',
    introduction: ['只有一个名额。'],
    agenda: [],
  }
  const meeting = { id: 'one-place', startAt: inDays(7), endAt: inDays(7.1), placeCount: 1 }
  await writeFile(file, JSON.stringify({ ...meeting, texts: { 'zh-CN': texts, en: texts } }))
  await operate('meetings', 'create', file)
  await rm(directory, { recursive: true })
}

journey(
  'a meeting is full; a visitor waits, gets a cancelled place with a message, and checks in',
  async ({ visit, service }) => {
    await announce((...words) => service.operate(...words))
    const { page: first } = await visit()
    await enter(first, `${pagePaths.meetingResult}?meetingId=one-place`, 'student')
    await expect(first.getByText('您还没有报名该会议。')).toBeVisible()
    await first.getByRole('link', { name: '查看会议' }).click()
    await expect(first.getByRole('textbox', { name: '姓名' })).toHaveValue('林小满')
    await first.getByRole('button', { name: '报名' }).click()
    await expect(first.getByRole('heading', { name: '报名成功' })).toBeVisible()
    await expect(first.getByRole('img', { name: '签到二维码' })).toBeVisible()

    const { page } = await visit(phone)
    await page.goto('/NVH5MeetingIntroduce?meetingId=one-place')
    await expect(page).toHaveURL(introduction)
    await expect(page).toHaveTitle('节点设计小班课 - Atrium账户中心')
    await page.getByRole('textbox', { name: '姓名' }).fill('陈牧之')
    await page.getByRole('textbox', { name: '手机号' }).fill(demo.accounts.researcher)
    await page.getByRole('textbox', { name: '单位' }).fill('建筑科学研究院')
    await page.getByRole('button', { name: '登录并加入候补' }).click()
    await signIn(page, demo.accounts.researcher)
    await expect(page).toHaveURL(introduction)
    await expect(page.getByRole('textbox', { name: '单位' })).toHaveValue('建筑科学研究院')
    await page.getByRole('button', { name: '加入候补' }).click()
    await expect(page).toHaveURL(`${pagePaths.meetingResult}?meetingId=one-place`)
    await expect(page.getByRole('heading', { name: '已加入候补' })).toBeVisible()
    await expect(page.getByText('候补第1位')).toBeVisible()

    await first.getByRole('button', { name: '放弃名额' }).click()
    await first.getByRole('alertdialog').getByRole('button', { name: '放弃名额' }).click()
    await expect(notification(first, '名额已放弃')).toBeVisible()
    await expect(first.getByRole('heading', { name: '已放弃名额' })).toBeVisible()

    await expect(page.getByRole('heading', { name: '报名成功' })).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '添加到日历' }).click()
    expect((await downloading).suggestedFilename()).toBe('节点设计小班课.ics')

    const code = await page.locator('code').innerText()
    expect(await service.operate('meetings', 'check-in', code)).toContain('陈牧之 (建筑科学研究院) is let in')
    await page.goto(pagePaths.ownMessages)
    await page.getByRole('link', { name: /候补成功/ }).click()
    await page.getByRole('link', { name: '查看报名' }).click()
    await expect(page).toHaveURL(`${pagePaths.meetingResult}?meetingId=one-place`)
    await expect(page.getByRole('heading', { name: '签到成功' })).toBeVisible()
  },
)

journey('the list of meetings, the notes, and a past meeting', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/meetingMainRoute')
  await expect(page).toHaveURL(pagePaths.meetings)
  await expect(page.getByRole('region', { name: '即将举行' })).toContainText('剩余1个名额')
  await page.getByRole('link', { name: '空间结构软件新版本发布会' }).click()
  await expect(page.getByText('会议已结束。')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'BIM协同设计实战研讨会' }).click()
  await expect(page.getByText('30个已满，3人候补')).toBeVisible()
  await page.getByRole('link', { name: '报名须知' }).click()
  await expect(page).toHaveURL(`${pagePaths.meetingNotice}?meetingId=meeting-bim`)
  await page.getByRole('link', { name: '去报名' }).click()
  await expect(page).toHaveURL(`${pagePaths.meetings}?meetingId=meeting-bim`)
})
