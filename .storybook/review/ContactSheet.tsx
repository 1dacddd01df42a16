import type { ReactNode } from 'react'
import styles from './review.module.css'
import { useKeptChoice } from './useKeptChoice'
import { useScreens } from './useScreens'

const widths = { desk: 1440, phone: 390 } as const
const heights = { desk: 900, phone: 844 } as const

/** All states of one screen side by side, reduced in size. */
export function ContactSheet() {
  const screens = useScreens()
  const [choice, choose] = useKeptChoice({
    screen: 'Features/Departments/MemberManagement 部门与成员管理',
    locale: 'zh-CN',
    theme: 'light',
    size: 'desk',
  })
  const size = choice.size === 'phone' ? 'phone' : 'desk'
  const shown = screens.find(({ title }) => title === choice.screen)
  return (
    <div className={styles.root}>
      <div className={styles.switches}>
        <label>
          页面 Screen
          <select value={choice.screen} onChange={(event) => choose({ screen: event.target.value })}>
            {screens.map(({ title, chinese, english }) => (
              <option key={title} value={title}>
                {chinese} {english}
              </option>
            ))}
          </select>
        </label>
        <Switch label="语言 Language" value={choice.locale} onChange={(locale) => choose({ locale })}>
          {{ 'zh-CN': '中文', en: 'English' }}
        </Switch>
        <Switch label="外观 Theme" value={choice.theme} onChange={(theme) => choose({ theme })}>
          {{ light: '浅色 Light', dark: '深色 Dark' }}
        </Switch>
        <Switch label="宽度 Width" value={size} onChange={(chosen) => choose({ size: chosen })}>
          {{ desk: '桌面 1440', phone: '手机 390' }}
        </Switch>
      </div>
      <div className={styles.sheet} data-size={size}>
        {shown?.stories.map(({ id, name }) => (
          <figure key={id}>
            <figcaption>
              <a
                href={`./?path=/story/${id}&globals=locale:${choice.locale};theme:${choice.theme}`}
                target="_top"
              >
                {name}
              </a>
            </figcaption>
            <div className={styles.frame}>
              <iframe
                loading="lazy"
                title={name}
                width={widths[size]}
                height={heights[size]}
                src={`./iframe.html?id=${id}&viewMode=story&globals=locale:${choice.locale};theme:${choice.theme};a11y.manual:!true`}
              />
            </div>
          </figure>
        ))}
      </div>
    </div>
  )
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
