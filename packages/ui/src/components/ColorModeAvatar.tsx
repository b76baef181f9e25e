'use client'

import { useState } from 'react'
import { isVisible } from '../system/browser-support.ts'
import type { Mode } from '../colors/scale.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { AvatarView } from './avatar/avatar-view.tsx'
import { colorModeAvatarTheme } from '../theme/color-mode-avatar.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Avatar, type AvatarProps } from './Avatar.tsx'

export interface ColorModeAvatarProps extends Omit<AvatarProps, 'src' | 'children' | 'ui'> {
  /** URL of the image for light mode. */
  light: string
  /** URL of the image for dark mode. */
  dark: string
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof colorModeAvatarTheme>]?: ClassValue }
}

/** An avatar with different images for light and dark mode. */
export function ColorModeAvatar(ownProps: ColorModeAvatarProps) {
  const frond = useFrond()
  const { light, dark, className, ui, ...props } = resolveProps(frond, colorModeAvatarTheme, {}, ownProps)
  const classes = resolveClasses(frond, colorModeAvatarTheme, {}, ui, className)
  const [failed, setFailed] = useState<readonly string[]>([])
  const { alt, icon, text, size, color } = props

  /** One of the two images. CSS shows it only in its mode. */
  function view(mode: Mode, src: string) {
    if (failed.includes(src)) {
      return <AvatarView {...{ alt, icon, text, size, color }} className={classes[mode]} data-slot={mode} />
    }
    const fail = () => setFailed((before) => [...before, src])
    return (
      <img
        alt={alt ?? ''}
        // Browsers do not load a lazy image that is not displayed.
        loading="lazy"
        src={src}
        className={classes[mode]}
        data-slot={mode}
        onError={fail}
        // An image in the HTML from the server may fail before hydration. One that is not displayed has not started to load.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc && isVisible(image)) fail()
        }}
      />
    )
  }

  return (
    <Avatar data-slot="color-mode-avatar" {...props} className={classes.root}>
      {view('light', light)}
      {view('dark', dark)}
    </Avatar>
  )
}
