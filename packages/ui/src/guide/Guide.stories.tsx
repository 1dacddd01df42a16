import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { Guide, type GuideProps } from './Guide'
import { GuideExample } from './Guide.example'

const steps = [
  { anchor: '[data-guide="invite"]', title: '邀请成员', text: '短信、链接与二维码，都从这里开始。' },
  { anchor: '[data-guide="absent"]', title: '不存在', text: '没有的东西不讲解。' },
  {
    anchor: '[data-guide="records"]',
    title: '邀请记录',
    text: '谁收到了 <b>邀请</b>，谁还没有加入，一看便知。',
  },
]

const labels = {
  next: '下一步',
  previous: '上一步',
  done: '知道了',
  close: '关闭导览',
  progress: (step: number, of: number) => `${step} / ${of}`,
}

function Page(props: GuideProps) {
  const [shown, setShown] = useState(false)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, minHeight: 320 }}>
      <Button aria-haspopup="menu" data-guide="invite" onClick={() => setShown(true)}>
        {say('邀请成员')}
      </Button>
      <Button data-guide="records">{say('邀请记录')}</Button>
      <Button onClick={props.onClose}>{say('导出')}</Button>
      {shown && (
        <Guide
          {...props}
          onClose={() => {
            setShown(false)
            props.onClose()
          }}
        />
      )}
    </div>
  )
}

/** Points at parts of the page, one after another. */
const meta = {
  title: 'UI/Guide',
  component: Guide,
  render: (args) => <Page {...args} />,
  args: { steps, labels, onClose: fn() },
} satisfies Meta<typeof Guide>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('邀请成员') }))
  await screen.findByRole('dialog', { name: say('邀请成员') })
}

/** Goes through the existing steps, shows texts literally, and returns the focus. */
export const Ready: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await open?.(context)
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByText('1 / 2')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('下一步') }))
    await expect(
      await screen.findByText(say('谁收到了 <b>邀请</b>，谁还没有加入，一看便知。')),
    ).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: say('知道了') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    const anchor = canvas.getByRole('button', { name: say('邀请成员') })
    await expect(anchor).toHaveAttribute('aria-haspopup', 'menu')
  },
}

/** Works even before the first step's next frame. */
export const Escape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return
      observer.disconnect()
      window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape' }))
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    await userEvent.click(canvas.getByRole('button', { name: say('邀请成员') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A click on something else takes effect there. */
export const GoesOn: Story = {
  play: async (context) => {
    await open?.(context)
    const { canvas, args } = context
    const { x, y, width, height } = canvas
      .getByRole('button', { name: say('导出'), hidden: true })
      .getBoundingClientRect()
    const overlay = document.elementFromPoint(x + width / 2, y + height / 2) ?? document.body
    await expect(overlay).not.toHaveAccessibleName(say('导出'))
    fireEvent.click(overlay, { clientX: x + width / 2, clientY: y + height / 2 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Narrow: Story = {
  play: async (context) => open?.(context),
  globals: { viewport: { value: 'narrow' } },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <GuideExample /> }
