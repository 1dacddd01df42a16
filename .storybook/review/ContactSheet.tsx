import { type ReactNode, useState } from 'react'
import { ContactPicture } from './ContactPicture'
import styles from './ContactSheet.module.css'
import { storyLink } from './links'
import { storiesOf, versionOf } from './reviewData'
import { useSignOffs } from './signOffStore'
import { verdictOf } from './signOffs'
import { useKeptChoice } from './useKeptChoice'
import { useReview } from './useReview'

const zooms = ['0.3', '0.5', '0.75', '1.0']

/** All states of one screen side by side. They are pictures, and turn live on request. */
export function ContactSheet() {
  const data = useReview()
  const signOffs = useSignOffs()
  const [choice, choose] = useKeptChoice({
    screen: 'MemberManagement',
    locale: 'zh-CN',
    theme: 'light',
    size: 'desk',
    zoom: '0.3',
  })
  const [live, setLive] = useState<readonly string[]>([])
  if (!data) return <p aria-busy="true">正在加载 Loading …</p>
  const screens = data.facts.screens.filter(({ title }) => /^(?:Features|Journeys)\//.test(title))
  const at = Math.max(
    0,
    screens.findIndex(({ title, component }) => [title, component].includes(choice.screen)),
  )
  const shown = screens[at]
  const stories = shown ? storiesOf(data, shown.title) : []
  const size = choice.size === 'phone' ? 'phone' : 'desk'
  const variant = `${choice.locale}.${choice.theme}.${size}`
  const go = (by: number) => {
    const next = screens[at + by]
    if (next) choose({ screen: next.title })
    setLive([])
  }
  return (
    <div className={styles.root}>
      <div className={styles.switches}>
        <div className={styles.screen}>
          <button
            type="button"
            disabled={at === 0}
            onClick={() => go(-1)}
            aria-label="上一页面 Previous screen"
          >
            ‹
          </button>
          <select
            aria-label="页面 Screen"
            value={shown?.title}
            onChange={(event) => {
              choose({ screen: event.target.value })
              setLive([])
            }}
          >
            {screens.map(({ title, chinese, english }) => (
              <option key={title} value={title}>
                {chinese} {english}
              </option>
            ))}
          </select>
          <button
            type="button"
            disabled={at === screens.length - 1}
            onClick={() => go(1)}
            aria-label="下一页面 Next screen"
          >
            ›
          </button>
          <span>
            {at + 1} / {screens.length}
          </span>
        </div>
        <Switch label="语言 Language" value={choice.locale} onChange={(locale) => choose({ locale })}>
          {{ 'zh-CN': '中文', en: 'English' }}
        </Switch>
        <Switch label="外观 Theme" value={choice.theme} onChange={(theme) => choose({ theme })}>
          {{ light: '浅色 Light', dark: '深色 Dark' }}
        </Switch>
        <Switch label="宽度 Width" value={size} onChange={(chosen) => choose({ size: chosen })}>
          {{ desk: '桌面 1440', phone: '手机 390' }}
        </Switch>
        <Switch label="缩放 Zoom" value={choice.zoom} onChange={(zoom) => choose({ zoom })}>
          {Object.fromEntries(zooms.map((zoom) => [zoom, `${Number(zoom) * 100} %`]))}
        </Switch>
        <button type="button" onClick={() => setLive(stories.map(({ id }) => id))}>
          全部打开 Open all live
        </button>
      </div>
      <div className={styles.sheet}>
        {stories.map(({ id, name }) => (
          <figure key={id}>
            <figcaption>
              <a href={storyLink(id, `locale:${choice.locale};theme:${choice.theme}`)} target="_top">
                {name}
              </a>
              <small>{captions[verdictOf(signOffs[id], versionOf(data, id)) ?? 'none']}</small>
            </figcaption>
            <ContactPicture
              id={id}
              name={name}
              variant={variant}
              hasPicture={data.pictures[id]?.includes(variant) ?? false}
              zoom={Number(choice.zoom)}
              isLive={live.includes(id)}
              onLive={() => setLive([...live, id])}
            />
          </figure>
        ))}
      </div>
    </div>
  )
}

const captions = {
  approved: '✓ 已通过 approved',
  changed: '△ 通过后有变化 changed since',
  commented: '✎ 有意见 commented',
  none: '',
}

interface SwitchProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: Readonly<Record<string, ReactNode>>
}

function Switch({ label, value, onChange, children }: SwitchProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {Object.entries(children).map(([own, text]) => (
        <label key={own}>
          <input type="radio" name={label} checked={value === own} onChange={() => onChange(own)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
