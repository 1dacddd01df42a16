import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../shared/stories/mocks'
import { CompanyHome } from './CompanyHome'
import { companyContract as operations } from './contract'
import { companyAnswers, someHome } from './mocks'

const navigate = fn()

/** The company at a glance, `/CompanyMainPage`. */
const meta = {
  title: 'Features/Company/CompanyHome',
  component: CompanyHome,
  decorators: [withFeature(companyAnswers)],
  parameters: { feature: { host: { navigate } } },
} satisfies Meta<typeof CompanyHome>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { host: { navigate }, answers } })
const home = (changes: Partial<typeof someHome>) =>
  answering(answer(operations.getCompanyHome, { ...someHome, ...changes }))

export const Loading: Story = {
  parameters: answering(never(operations.getCompanyHome)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: home({ enterprisePurchasedProducts: [], enterpriseSaasProducts: [], completion: 25 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有产品')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: '资料完整度' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    )
  },
}

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const ring = await canvas.findByRole('progressbar', { name: '资料完整度' })
    await expect(ring).toHaveAttribute('aria-valuenow', '88')
    await expect(ring.getBoundingClientRect().width).toBe(110)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getAllByText('永久（按 100 天计）')).toHaveLength(2)
    await expect(canvas.getByText('已用 12 / 共 30')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '重新认证' }))
    await expect(navigate).toHaveBeenCalledWith('/companyInfo')
    await userEvent.click(canvas.getByRole('link', { name: '重置密码' }))
    await expect(navigate).toHaveBeenCalledWith('/CompanySetPassword')
  },
}

export const NotCertified: Story = {
  parameters: home({ certificatationStatus: 0, completion: 50 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未认证')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '立即认证' })).toBeVisible()
  },
}

/** Nothing to do while it is being reviewed. */
export const PendingReview: Story = {
  parameters: home({ certificatationStatus: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待审核')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /认证/ })).toBeNull()
  },
}

export const NotPassed: Story = {
  parameters: home({ certificatationStatus: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未通过')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '重新认证' })).toBeVisible()
  },
}

/** An ordinary member sees the state of certification, but nothing to do about it. */
export const Failed: Story = {
  parameters: answering(fail(operations.getCompanyHome, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('企业首页加载失败')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getCompanyHome, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有访问权限')
  },
}

export const ReadOnly: Story = {
  parameters: { feature: { host: { navigate, companyRole: 'member' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已认证')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '重新认证' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '重置密码' })).toBeVisible()
  },
}

/** A site that has no page for the password has no card about it either. */
export const WithoutPassword: Story = {
  parameters: { feature: { host: { navigate, serves: (path: string) => path !== '/CompanySetPassword' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已认证')).toBeVisible()
    await expect(canvas.queryByText('重置密码')).toBeNull()
  },
}

/** A product's name is cut after 25 characters; the whole of it is in a tooltip. */
export const LongText: Story = {
  parameters: home({ enterpriseName: someHome.enterpriseName.repeat(6) }),
  play: async ({ canvas, userEvent }) => {
    const cut = await canvas.findByText('云端图纸审查与批注服务（协作标准版，含移动端离线查…')
    await userEvent.hover(cut)
    await waitFor(() => expect(cut).toHaveAttribute('aria-describedby'))
  },
}

export const ManyRows: Story = {
  parameters: home({
    enterprisePurchasedProducts: Array.from({ length: 60 }, (_, n) => {
      const [product] = someHome.enterprisePurchasedProducts.slice(n % 5)
      if (!product) throw new Error('No product to repeat.')
      return { ...product, productId: `product-${n}`, productName: `${product.productName} ${n + 1}` }
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 62 个产品')).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 products')).toBeVisible()
    await expect(canvas.getByText('Certified')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
