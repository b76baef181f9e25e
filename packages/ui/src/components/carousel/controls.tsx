import type { ReactNode } from 'react'
import { arrowLeft as arrowLeftRole } from '../../icons/arrowLeft.ts'
import { arrowRight as arrowRightRole } from '../../icons/arrowRight.ts'
import { carousel as english } from '../../locale/en.ts'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { messagesOf } from '../../system/messages.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import type { carouselTheme } from '../../theme/carousel.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { CarouselProps } from '../Carousel.tsx'
import { pauseIcon, playIcon } from './toggle-icons.ts'
import { findAutoPlugin, type EmblaApi, type SlideMoves } from './use-carousel.ts'
import type { EmblaState } from './use-embla-state.ts'

type Part = SlotOf<typeof carouselTheme>

/** The props of the controls. */
export const controlProps = {
  arrows: true,
  dots: true,
  prev: true,
  prevIcon: true,
  next: true,
  nextIcon: true,
  toggle: true,
} as const

interface ControlState {
  embla: EmblaApi | undefined
  state: EmblaState
  slides: SlideMoves
  classes: Classes<Part>
  /** Prefix of the ids of the slides. */
  id: string
  /** Whether the slides move without the user. */
  movesItself: boolean
}

/** The buttons and dots around the slides. */
export function carouselControls(
  frond: FrondContextValue,
  props: Pick<CarouselProps, keyof typeof controlProps>,
  control: ControlState,
): ReactNode {
  const { arrows, dots, toggle } = props
  const { slides, classes, state } = control
  const messages = messagesOf(frond, 'carousel', english)
  const hasToggle = control.movesItself && toggle !== false
  if (!arrows && !dots && !hasToggle) return null
  return (
    <div className={classes.controls} data-slot="controls">
      {hasToggle && toggleButton(typeof toggle === 'object' ? toggle : undefined, messages, control)}
      {arrows && (
        <div className={classes.arrows} data-slot="arrows">
          {arrowButton('prev', props.prev, classes, {
            icon: props.prevIcon ?? roleIcon(frond, 'arrowLeft', arrowLeftRole),
            'aria-label': messages.prev,
            'aria-disabled': !state.hasPrev,
            onClick: slides.goPrev,
          })}
          {arrowButton('next', props.next, classes, {
            icon: props.nextIcon ?? roleIcon(frond, 'arrowRight', arrowRightRole),
            'aria-label': messages.next,
            'aria-disabled': !state.hasNext,
            onClick: slides.goNext,
          })}
        </div>
      )}
      {dots && dotList(messages, control)}
    </div>
  )
}

type Messages = typeof english

function toggleButton(
  props: ButtonProps | undefined,
  messages: Messages,
  { state, classes, embla }: ControlState,
): ReactNode {
  return (
    <Button
      size="sm"
      color="neutral"
      variant="ghost"
      icon={state.isPlaying ? pauseIcon : playIcon}
      aria-label={state.isPlaying ? messages.pause : messages.play}
      {...props}
      className={addClass(classes.toggle, props?.className)}
      data-slot="toggle"
      onClick={(event) => {
        props?.onClick?.(event)
        if (state.isPlaying) findAutoPlugin(embla)?.stop()
        else findAutoPlugin(embla)?.play()
      }}
    />
  )
}

interface ArrowProps extends Pick<ButtonProps, 'icon' | 'aria-label'> {
  // Not `disabled`: a disabled button loses the focus, and with it the arrow keys.
  'aria-disabled': boolean
  onClick: () => void
}

function arrowButton(
  part: 'prev' | 'next',
  props: ButtonProps | undefined,
  classes: Classes<Part>,
  { icon, 'aria-label': label, 'aria-disabled': disabled, onClick }: ArrowProps,
): ReactNode {
  return (
    <Button
      size="md"
      color="neutral"
      variant="link"
      icon={icon}
      aria-label={label}
      {...props}
      aria-disabled={disabled}
      className={addClass(classes[part], props?.className)}
      data-slot={part}
      onClick={(event) => {
        props?.onClick?.(event)
        onClick()
      }}
    />
  )
}

function dotList(messages: Messages, { embla, state, slides, classes, id }: ControlState): ReactNode {
  // A dot controls the first slide of its position.
  const firstSlides = embla ? embla.internalEngine().slideRegistry.map(([first]) => first) : []
  return (
    <div role="tablist" aria-label={messages.dots} className={classes.dots} data-slot="dots">
      {Array.from({ length: state.count }, (_, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          aria-label={fillText(messages.goto, { page: index + 1 })}
          aria-selected={index === state.selected}
          aria-controls={`${id}-${firstSlides[index] ?? index}`}
          tabIndex={index === state.selected ? 0 : -1}
          className={classes.dot}
          data-slot="dot"
          onClick={() => slides.goTo(index)}
        />
      ))}
    </div>
  )
}
