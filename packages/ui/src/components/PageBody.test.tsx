import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent } from '../testing/describe-component.tsx'
import { pageBodyTheme } from '../theme/page-body.ts'
import { PageBody } from './PageBody.tsx'

describeComponent(
  'PageBody',
  <PageBody>
    <p>Ferns</p>
    <p>Moss</p>
  </PageBody>,
  { slot: 'page-body', theme: pageBodyTheme },
)

describe('PageBody', () => {
  it('separates its children by the same distance, without space after the last', async () => {
    await render(
      <PageBody>
        {['Ferns', 'Moss', 'Ivy'].map((name) => (
          <section key={name} aria-label={name}>
            {name}
          </section>
        ))}
      </PageBody>,
    )
    const boxes = page
      .getByRole('region')
      .elements()
      .map((element) => element.getBoundingClientRect())
    const [first, second, third] = boxes
    expect(second!.top - first!.bottom).toBe(48)
    expect(third!.top - second!.bottom).toBe(48)
  })

  it('renders another element', async () => {
    await render(<PageBody render={<main />}>Ferns</PageBody>)
    await expect.element(page.getByRole('main')).toHaveAttribute('data-slot', 'page-body')
  })
})
