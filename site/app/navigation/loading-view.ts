import type { LoadingState } from './loading-bar'

/**
 * The DOM element of the loading bar. It is created at the first slow navigation and uses inline styles, so that no
 * stylesheet has to contain it.
 */
export function createLoadingView(): (state: LoadingState) => void {
  const bar = document.createElement('div')
  bar.role = 'progressbar'
  bar.ariaLabel = 'Loading'
  bar.ariaValueMin = '0'
  bar.ariaValueMax = '100'
  const { style } = bar
  style.cssText =
    'position:fixed;inset:0 0 auto;height:3px;z-index:9999;pointer-events:none;transition:transform .1s linear,opacity .4s'

  return ({ progress, isLoading, error }) => {
    if (isLoading && !bar.isConnected) document.body.append(bar)
    bar.ariaValueNow = String(Math.round(progress))
    bar.toggleAttribute('data-error', error)
    style.background = `var(--ui-${error ? 'error' : 'primary'})`
    style.transformOrigin = document.documentElement.dir === 'rtl' ? 'right' : 'left'
    style.transform = `scaleX(${progress / 100})`
    style.opacity = isLoading ? '1' : '0'
    if (!isLoading && progress === 0) bar.remove()
  }
}
