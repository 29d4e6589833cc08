// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

const user = userEvent.setup()

const WithDialog = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a Plan</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Start Your Journey"
        description="14 days, all features"
      >
        <Button>Start Free Trial</Button>
      </Dialog>
    </>
  )
}
const dialog = () => screen.queryByRole('dialog', { name: 'Start Your Journey' })

test('it is named and described, and keeps the focus inside', async () => {
  render(<WithDialog />)
  await user.click(screen.getByRole('button', { name: 'Choose a Plan' }))
  const described = document.getElementById(dialog()?.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('14 days, all features')
  for (let press = 0; press < 4; press += 1) {
    await user.tab()
    expect(dialog()?.contains(document.activeElement)).toBe(true)
  }
})

test.each(['Escape', 'the close button'])('%s closes it and gives the focus back', async (way) => {
  render(<WithDialog />)
  const opener = screen.getByRole('button', { name: 'Choose a Plan' })
  await user.click(opener)
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(opener)
})

test('the page behind it does not scroll while it is open, and no style element is added', async () => {
  const styles = document.querySelectorAll('style').length
  render(<WithDialog />)
  await user.click(screen.getByRole('button', { name: 'Choose a Plan' }))
  expect(document.documentElement.classList.contains('overflow-hidden')).toBe(true)
  expect(document.querySelectorAll('style')).toHaveLength(styles)
  await user.keyboard('{Escape}')
  expect(document.documentElement.classList.contains('overflow-hidden')).toBe(false)
})
