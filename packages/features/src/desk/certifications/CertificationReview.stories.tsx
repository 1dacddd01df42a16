import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { deskCasesContract as cases } from '@atrium/contracts/desk/cases/contract'
import { deskCertificationsContract as operations } from '@atrium/contracts/desk/certifications/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { createEvents } from '../../shared/request/events'
import {
  type Answer,
  answer,
  answerFirst,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../../shared/stories/mocks'
import { containing } from '../../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../../shared/stories/requestPlays'
import { expectNotice } from '../../shared/stories/storySteps'
import { textsOf } from '../../shared/stories/textsOf'
import { casesMessages } from '../cases/messages'
import { answerSelf, othersClaim } from '../cases/mocks'
import { deskPaths } from '../paths'
import { reasonMessages } from '../reason/messages'
import { CertificationReview } from './CertificationReview'
import { certificationsMessages } from './messages'
import { answerCase, certificationAnswers, differingCase, someCase } from './mocks'

const texts = textsOf(certificationsMessages)
const words = textsOf(casesMessages)
const reasons = textsOf(reasonMessages)
const company = '筑境数字建造（苏州）科技有限公司'
const nextCompany = '东南营造设计集团有限公司'
const calls: RecordedCall[] = []
const tab = {}
const events = createEvents()

const at = (caseId: string, ...answers: readonly Answer[]) => ({
  feature: {
    host: { location: { pathname: deskPaths.certification, search: `id=${caseId}` }, events },
    answers,
    calls,
    tab,
  },
})
const showing = (...answers: readonly Answer[]) => at('case-3', ...answers)

/** One submission beside the picture of its licence, `/desk/certification?id=`. */
const meta = {
  id: 'features-desk-certificationreview',
  title: 'Features/Desk/CertificationReview 审核企业认证',
  component: CertificationReview,
  decorators: [withFeature(certificationAnswers)],
  parameters: { feature: showing().feature },
} satisfies Meta<typeof CertificationReview>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const opened = async ({ canvas }: Pick<Context, 'canvas'>, name = company) => {
  await canvas.findByRole('heading', { name })
  await canvas.findByRole('img', { name: texts.licence })
}

export const Loading: Story = {
  parameters: showing(never(operations.getCertificationCase)),
  play: isLoading('region', () => texts.review),
}

/** The earlier case stays, without decisions, until the next one and its picture are there. */
export const Refreshing: Story = {
  parameters: showing(answerFirst(operations.getCertificationCase, () => someCase())),
  play: async (context) => {
    await opened(context)
    await context.userEvent.keyboard('j')
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: texts.approve })).toBeNull())
    await expect(context.canvas.getByRole('heading', { name: company })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.getCertificationCase, 'unavailable')),
  play: hasFailed(() => texts.reviewFailed),
}

export const Forbidden: Story = {
  parameters: showing(fail(operations.getCertificationCase, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: at(
    'case-99',
    refuse(operations.getCertificationCase, certificationRefusals.unknownSubmission({ id: 'case-99' })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.missing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToList })).toBeVisible()
  },
}

export const Pristine: Story = {
  play: async (context) => {
    await opened(context)
    const { canvas } = context
    await expect(canvas.getByRole('button', { name: texts.approve })).toBeEnabled()
    await expect(canvas.getAllByText(texts.sameAsRegistry)).toHaveLength(2)
    await expect(canvas.getAllByText(texts.certifiedBefore)).toHaveLength(2)
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('claimCase'))
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await opened(context)
    await context.userEvent.keyboard('r')
    const form = within(await context.canvas.findByRole('form', { name: texts.reject }))
    await context.userEvent.keyboard('{Enter}')
    await expect(await form.findByText(texts.rejectRequired)).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveFocus()
  },
}

export const Submitting: Story = {
  parameters: showing(never(operations.approveCertification)),
  play: async (context) => {
    await opened(context)
    await context.userEvent.keyboard('a')
    await typeInto(context, texts.approve, '资料齐全{Enter}')
    const form = within(context.canvas.getByRole('form', { name: texts.approve }))
    await waitFor(() =>
      expect(form.getByRole('button', { name: texts.approveNow })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

async function typeInto({ canvas, userEvent }: Context, form: string, text: string) {
  const field = within(await canvas.findByRole('form', { name: form })).getByRole('textbox')
  await userEvent.type(field, text)
}

/** Nothing typed is lost. */
export const Rejected: Story = {
  parameters: showing(fail(operations.rejectCertification, 'unavailable')),
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.keyboard('r14')
    await typeInto(context, texts.reject, '谢谢！{Enter}')
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement()
    const expected = [texts['reason.unclear'], texts['reason.expired']].join(texts.sentenceGap)
    await expect(canvas.getByRole('textbox')).toHaveValue(`${expected}谢谢！`)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await userEvent.keyboard('r')
    await expect(await canvas.findByRole('textbox')).toHaveValue(`${expected}谢谢！`)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement()
  },
}

/** Two keys approve, and the next case is there. */
export const Saved: Story = {
  play: async (context) => {
    await opened(context)
    await context.userEvent.keyboard('a')
    await context.canvas.findByRole('form', { name: texts.approve })
    await context.userEvent.keyboard('{Enter}')
    await expectNotice(context, texts.approvedNow(company))
    await opened(context, nextCompany)
  },
}

/** Auditors read the submission, but don’t see the picture. */
export const ReadOnly: Story = {
  parameters: showing(
    answerSelf({ roles: ['auditor'] }),
    fail(operations.getCertificationLicence, 'forbidden'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.readOnly)).toBeVisible()
    await expect(canvas.getByText(texts.licenceForbidden)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.approve })).toBeNull()
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: showing(
    answerCase(() => {
      const { submitted, history } = someCase()
      return someCase({
        submittedBy: '欧阳上官司徒皇甫南宫',
        submitted: {
          ...submitted,
          name: long.repeat(3),
          contactPerson: '欧阳上官司徒皇甫南宫',
          detailedAddress: long.repeat(6),
          remark: long.repeat(12),
        },
        registry: [{ name: long.repeat(2), code: submitted.code }],
        history: Array.from({ length: 20 }, (_, n) => ({
          ...(history[n % 2] as (typeof history)[number]),
          caseId: `case-${n}`,
          detail: long.repeat(3),
        })),
      })
    }),
  ),
}

/** On a phone, the picture is above the form. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await opened(context)
    await expect(context.canvas.getByRole('button', { name: texts.approve })).toBeVisible()
  },
}

/** The differing characters are marked on both sides. */
export const DiffersFromRegistry: Story = {
  parameters: at('case-4'),
  play: async (context) => {
    await opened(context, nextCompany)
    const { canvas } = context
    await expect(canvas.getAllByText(texts.differsFromRegistry)).toHaveLength(2)
    await expect(canvas.getByText('工程', { selector: 'mark' })).toBeVisible()
    await expect(canvas.getByText('M', { selector: 'mark' })).toBeVisible()
  },
}

export const UnknownToRegistry: Story = {
  parameters: showing(answerCase(() => someCase({ registry: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unknownCode)).toBeVisible()
  },
}

export const RegistryUnasked: Story = {
  parameters: showing(answerCase(() => someCase({ registry: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.registryUnasked)).toBeVisible()
  },
}

/** A case that was decided earlier. */
export const Decided: Story = {
  parameters: showing(
    answerCase(() =>
      someCase({
        state: 'rejected',
        decidedAt: '2026-11-20T06:20:00.000Z',
        decidedBy: '周静',
        detail: '执照已于九月到期，请上传新的执照。',
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing('周静'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.approve })).toBeNull()
  },
}

let claim: typeof othersClaim | null = othersClaim

/** A colleague works on it: it can be taken over. */
export const TakeOverSucceeds: Story = {
  parameters: showing(
    answerCase(() => someCase({ claim })),
    answer(cases.releaseCase, () => {
      claim = null
      return true as const
    }),
  ),
  beforeEach: () => {
    claim = othersClaim
  },
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText(containing('周静'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.approve })).toBeNull()
    await expect(calls.map(({ operation }) => operation)).not.toContain('claimCase')
    await userEvent.click(canvas.getByRole('button', { name: words.takeOver }))
    await expect(await canvas.findByRole('button', { name: texts.approve })).toBeVisible()
  },
}

let isDecided = false

/** A colleague decides it meanwhile: the page says so at once, and offers the next one. */
export const ColleagueDecides: Story = {
  parameters: showing(
    answerCase((caseId) =>
      caseId === 'case-4'
        ? differingCase()
        : someCase(
            isDecided
              ? {
                  state: 'approved',
                  decidedAt: '2026-11-20T06:20:00.000Z',
                  decidedBy: '周静',
                  detail: '资料齐全，审核通过。',
                }
              : {},
          ),
    ),
  ),
  beforeEach: () => {
    isDecided = false
  },
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.keyboard('a')
    await canvas.findByRole('form', { name: texts.approve })
    isDecided = true
    events.tell('OnDesk', {
      payload: { queue: 'certification', caseId: 'case-3', change: 'settled', by: '周静' },
    })
    await expect(await canvas.findByText(containing('周静'))).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: texts.next })[0] as HTMLElement)
    await opened(context, nextCompany)
  },
}

/** By keys only; the last one of the queue leads to the list. */
export const RejectSucceeds: Story = {
  parameters: at('case-4'),
  play: async (context) => {
    await opened(context, nextCompany)
    const { canvas, userEvent } = context
    await userEvent.keyboard('r23')
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveValue(
        [texts['reason.name'], texts['reason.code']].join(texts.sentenceGap),
      ),
    )
    await userEvent.keyboard('{Enter}')
    await expectNotice(context, texts.rejectedNow(nextCompany))
    await expect(calls.find(({ operation }) => operation === 'rejectCertification')?.body).toEqual({
      detail: [texts['reason.name'], texts['reason.code']].join(texts.sentenceGap),
    })
  },
}

let looks = 0

/** Phones are shown in full for a reason. */
export const RevealSucceeds: Story = {
  parameters: showing(
    answerCase(() => {
      const { submitted } = someCase()
      return looks++ === 0
        ? someCase()
        : someCase({
            isMasked: false,
            submitted: { ...submitted, contactPhone: '13612340261' },
            submitterPhone: '13800000002',
          })
    }),
  ),
  beforeEach: () => {
    looks = 0
  },
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: texts.showPhones }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: containing(reasons.reason) }), '致电核实联系人')
    await userEvent.click(dialog.getByRole('button', { name: texts.showPhones }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('13612340261')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.showPhones })).toBeNull()
  },
}

export const Keys: Story = {
  play: async (context) => {
    await opened(context)
    await context.userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: texts.keys })).toBeVisible()
    // They mean nothing while the dialog is open.
    await context.userEvent.keyboard('a')
    await expect(context.canvas.queryByRole('form')).toBeNull()
  },
}

/** Zoomed and rotated by keys, wherever the focus is. */
export const ZoomsByKeys: Story = {
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    const picture = canvas.getByRole('img', { name: texts.licence })
    const before = canvas.getByLabelText(texts.zoom).textContent
    await userEvent.keyboard('++]')
    await expect(picture.style.transform).toContain('rotate(90deg)')
    // Doubled, because one opens the name of a key.
    await userEvent.keyboard('[[[[')
    await expect(picture.style.transform).toContain('rotate(270deg)')
    await userEvent.keyboard('0+')
    await waitFor(() => expect(canvas.getByLabelText(texts.zoom)).not.toHaveTextContent(before ?? ''))
  },
}

/** The form can be read without the picture. */
export const LicenceFails: Story = {
  parameters: showing(fail(operations.getCertificationLicence, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.licenceFailed)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: company })).toBeVisible()
  },
}
