/**
 * Describes the Frond UI component that an element belongs to. The function runs in the inspected page, so it uses nothing
 * outside this file, and it changes nothing in the page.
 *
 * Every element of a component has a `data-slot` attribute, and classes that start with `fr-`:
 *
 *     <div data-slot="alert" class="fr-alert fr-alert-soft fr--warning">      root of Alert
 *     <div data-slot="title" class="fr-alert-title">                          part of Alert
 *     <button data-slot="close" class="fr-button fr-alert-close">             root of Button, and part of Alert
 */
// oxlint-disable-next-line no-unused-vars -- The pane calls it.
function inspectElement(selected) {
  const element = selected instanceof Element ? selected.closest('[data-slot]') : null
  const own = element && findComponent(element)
  if (!own) return 'This element is not part of a Frond UI component.'

  const { name, root, part } = own
  const { componentName = toPascalCase(name), props } = readReact(root, name)
  return {
    component: componentName,
    ...(part && { part }),
    props,
    variants: readVariants(root, name),
    colors: readColors(element),
    problems: findProblems(element),
    element,
    ...(element !== root && { root }),
    docs: findDocs(name),
  }

  /** The component of an element, its root, and what the element is in another component or in this one. */
  function findComponent(element) {
    const slot = toKebabCase(element.dataset.slot)
    const classes = [...element.classList].filter((name) => /^fr-[a-z]/.test(name))
    const partClass = classes.find((name) => name.endsWith(`-${slot}`) && name !== `fr-${slot}`)
    const owner = partClass?.slice('fr-'.length, -slot.length - 1)
    // Icon has no classes.
    if (slot === 'icon' && classes.length === 0) return { name: 'icon', root: element }
    // The classes of a component come before those of the component that uses it.
    if (classes.length > 0 && classes[0] !== partClass && !classes[0].startsWith(`fr-${owner}-`)) {
      const part = owner && `${element.dataset.slot} of ${toPascalCase(owner)}`
      return { name: classes[0].slice('fr-'.length), root: element, part }
    }
    for (let above = element.parentElement?.closest('[data-slot]'); above; above = closestAbove(above)) {
      const found = findComponent(above)
      if (found && found.root === above && (!owner || found.name === owner)) {
        return { name: found.name, root: above, part: element.dataset.slot }
      }
    }
    // The root of a prose component, such as a heading, has no `data-slot`.
    return owner && { name: owner, root: element, part: element.dataset.slot }
  }

  function closestAbove(element) {
    return element.parentElement?.closest('[data-slot]')
  }

  /**
   * The name and the props of the React component. A development build contains the names of components. In a production
   * build, these are the props of the innermost component that renders the root.
   */
  function readReact(root, name) {
    const key = Object.keys(root).find((key) => key.startsWith('__reactFiber$'))
    if (!key) return { props: 'unknown: React does not manage this element' }
    const components = []
    for (let fiber = root[key].return; fiber && typeof fiber.type !== 'string'; fiber = fiber.return) {
      const type = fiber.type?.type ?? fiber.type?.render ?? fiber.type
      if (typeof type === 'function')
        components.push({ name: type.displayName ?? type.name, props: fiber.memoizedProps })
    }
    const named = components.find((component) => component.name?.toLowerCase() === name.replaceAll('-', ''))
    return { componentName: named?.name, props: (named ?? components[0])?.props ?? 'unknown' }
  }

  /** Variants that have classes, such as `outline` and `md`, and the color. */
  function readVariants(root, name) {
    const values = [...root.classList]
      .filter((className) => className.startsWith(`fr-${name}-`))
      .map((className) => className.slice(`fr-${name}-`.length))
    const color = [...root.classList].find((className) => className.startsWith('fr--'))?.slice('fr--'.length)
    return color ? [...values, `color: ${color}`] : values
  }

  /** The colors of the element, with the names of the design tokens that have the same color here. */
  function readColors(element) {
    const style = getComputedStyle(element)
    const tokens = listTokens().map((token) => [token, toRgba(style.getPropertyValue(token))])
    const describe = (color, kind) => {
      const rgba = toRgba(color)
      if (!rgba || rgba[3] === 0) return 'none'
      const names = tokens.filter(([token, value]) => kind.test(token) && String(value) === String(rgba))
      return [color, ...names.map(([token]) => token)].join(' = ')
    }
    return {
      text: describe(style.color, /text|on-|-(?:primary|secondary|success|info|warning|error)$/),
      background: describe(style.backgroundColor, /bg|-(?:primary|secondary|success|info|warning|error)$/),
      border:
        style.borderTopWidth === '0px'
          ? 'none'
          : describe(style.borderTopColor, /border|-(?:primary|secondary|success|info|warning|error)$/),
    }
  }

  function listTokens() {
    const roles = ['primary', 'secondary', 'success', 'info', 'warning', 'error']
    const surfaces = ['', '-muted', '-elevated', '-accented', '-raised', '-inverted']
    const texts = ['', '-dimmed', '-muted', '-toned', '-highlighted', '-inverted']
    const borders = ['', '-muted', '-accented', '-inverted', '-control']
    return [
      ...roles.flatMap((role) => [`--ui-${role}`, `--ui-${role}-text`, `--ui-on-${role}`]),
      ...surfaces.map((name) => `--ui-bg${name}`),
      ...texts.map((name) => `--ui-text${name}`),
      ...borders.map((name) => `--ui-border${name}`),
    ]
  }

  /** Red, green, blue and alpha from 0 to 255, or `undefined` if the text is not a color. */
  function toRgba(color) {
    if (!CSS.supports('color', color)) return undefined
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }

  function findProblems(element) {
    const problems = []
    // Browsers name the buttons among the inputs by their value.
    const namedByLabel =
      'a[href],button,select,textarea,input:not([type=hidden],[type=submit],[type=reset],[type=button],[type=image])'
    const isExposed = !element.closest('[aria-hidden=true],[inert]')
    if (isExposed && element.matches(namedByLabel) && !hasName(element)) {
      problems.push('It has no accessible name. Give it a label, or pass an aria-label.')
    }
    if (element.id && document.querySelectorAll(`[id="${CSS.escape(element.id)}"]`).length > 1) {
      problems.push(`The id "${element.id}" is used more than once.`)
    }
    const contrast = readContrast(element)
    if (contrast !== undefined && contrast < 4.5) {
      problems.push(`The contrast of its text is ${contrast.toFixed(2)}. Small text needs 4.5.`)
    }
    return problems
  }

  function hasName(element) {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const texts = [
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
      ...ids.map((id) => document.getElementById(id)?.textContent),
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      element.matches('a,button') ? element.textContent : '',
      ...[...element.querySelectorAll('img[alt]')].map((image) => image.alt),
    ]
    return texts.some((text) => text?.trim())
  }

  /** The contrast of the element's own text, or `undefined` if it has none or if its background is not one opaque color. */
  function readContrast(element) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    if (!hasText || !element.checkVisibility()) return undefined
    let background
    for (let above = element; above && !background; above = above.parentElement) {
      const style = getComputedStyle(above)
      const rgba = toRgba(style.backgroundColor)
      if (style.backgroundImage !== 'none' || style.opacity !== '1' || (rgba[3] > 0 && rgba[3] < 255)) return undefined
      if (rgba[3] === 255) background = rgba
    }
    const text = toRgba(getComputedStyle(element).color)
    if (text[3] < 255) return undefined
    const [light, dark] = [luminance(text), luminance(background ?? [255, 255, 255])].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }

  /** Relative luminance as defined by WCAG. */
  function luminance(rgba) {
    const [red, green, blue] = rgba.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /** The docs page. Prose components, such as `prose-pre`, are described below Typography. */
  function findDocs(name) {
    const path = name.startsWith('prose-') ? 'typography' : `components/${name}`
    return `https://frond-ui.dev/docs/${path}`
  }

  function toKebabCase(name) {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  }

  function toPascalCase(name) {
    return name.replace(/(?:^|-)([a-z\d])/g, (_, letter) => letter.toUpperCase())
  }
}
