import { pagePaths } from '@atrium/contracts/paths'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

/** A demo person who hasn't been asked about the new versions yet. */
const account = '13700000007'

journey(
  'new agreements are read, accepted and recorded, and the personal data is exported',
  async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } })
    await page.goto(pagePaths.signIn)
    await signIn(page, account)
    const notice = page.getByRole('region', { name: '协议有新版本' })
    await expect(notice).toBeVisible()
    // It doesn't block: the page next to it works.
    await page.getByRole('button', { name: /账户菜单/ }).click()
    await page.keyboard.press('Escape')

    const opened = page.context().waitForEvent('page')
    await notice.getByRole('link', { name: /用户协议/ }).click()
    const document = await opened
    await expect(document.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible()
    await document.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '软件授权' }).click()
    await expect(document).toHaveURL(/#section-5$/)
    await document.getByRole('link', { name: '版本2021-06-01' }).click()
    await expect(document.getByText('这是历史版本')).toBeVisible()
    await document.close()

    await notice.getByRole('button', { name: '同意' }).click()
    await expect(notification(page, '已记录您的同意')).toBeVisible()
    await expect(notice).toHaveCount(0)

    await page.goto(pagePaths.security)
    const own = page.getByRole('region', { name: '协议与隐私' })
    await expect(own.getByText('版本2026-11-01')).toHaveCount(2)
    await expect(own.getByText(/新版本提示时同意/)).toHaveCount(2)
    await expect(notice).toHaveCount(0)

    const records = page.getByRole('region', { name: '我的数据' })
    const download = page.waitForEvent('download')
    await records.getByRole('button', { name: '下载' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Atrium 我的数据 .*\.zip$/)
    await expect(records.getByText(/已下载/)).toBeVisible()
  },
)
