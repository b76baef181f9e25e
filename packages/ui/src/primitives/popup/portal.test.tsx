import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../components/Button.tsx'
import { Modal } from '../../components/Modal.tsx'
import { FrondContext, useFrond } from '../../system/frond-context.ts'

const button = (name: string) => page.getByRole('button', { name })

describe('an overlay', () => {
  it('ignores the field group around its trigger', async () => {
    function Group({ children }: { children: ReactNode }) {
      return (
        <FrondContext
          value={{ ...useFrond(), field: { props: { size: 'xl' } }, fieldGroup: { props: { size: 'xl' } } }}
        >
          {children}
        </FrondContext>
      )
    }
    await render(
      <Group>
        <Modal trigger={<Button label="Edit" />} title="Plans" footer={<Button label="Buy" />} />
      </Group>,
    )
    await expect.element(button('Edit')).toHaveClass('fr-button-xl')
    await button('Edit').click()
    await expect.element(button('Buy')).toHaveClass('fr-button-md')
  })
})
